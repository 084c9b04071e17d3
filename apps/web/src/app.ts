/** The site itself, in the place of the bar that stood there until it came. */
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFiles } from './offline-files.ts'

const target = document.getElementById('app')
if (target !== null) {
  target.replaceChildren()
  mount(App, { target })
}

keepFiles()
