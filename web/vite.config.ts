import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

/** Drawings are TOML files beside the rules; a board imports one as plain data. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(text, id) {
      if (!id.endsWith('.toml')) return null
      return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
    },
  }
}

export default defineConfig({
  plugins: [toml(), svelte()],
  build: {
    outDir: '../src/quattrocento/web_dist',
    emptyOutDir: true,
    target: 'es2022',
    // These know light-dark(): a replacement would fix colours at the root, whatever lies within.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A strict content policy allows no inlined images or fonts.
    assetsInlineLimit: 0,
    // On a busy machine these would fill the screen.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } },
  },
})
