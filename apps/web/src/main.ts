import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya/800.css'
import '@fontsource/source-sans-3/400.css'
import '@fontsource/source-sans-3/600.css'
import '@fontsource/source-sans-3/700.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFiles } from './offline-files.ts'

const target = document.getElementById('app')
if (target !== null) mount(App, { target })

keepFiles()
