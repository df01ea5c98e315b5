import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config'

export default mergeConfig(
  build,
  defineConfig({
    // Components are tested as a browser runs them, not as a server would.
    resolve: { conditions: ['browser'] },
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
  }),
)
