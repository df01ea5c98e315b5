import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'
import './styles/index.css'

const target = document.getElementById('app')

// Without its words the page would be painted twice, and move in between.
void words.speak(settings.language).finally(() => {
  if (target) mount(App, { target })
})

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
