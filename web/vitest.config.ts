import { defineConfig, mergeConfig } from 'vitest/config'
import build from './vite.config'

export default mergeConfig(
  build,
  defineConfig({
    // Components are tested as a browser runs them, not as a server would.
    resolve: { conditions: ['browser'] },
    // A world of its own for each file would cost twice as much as all tests together.
    test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], isolate: false },
  }),
)
