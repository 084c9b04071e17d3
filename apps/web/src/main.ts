import '@fontsource/alegreya/700.css'
import '@fontsource/alegreya/800.css'
import '@fontsource/source-sans-3/400.css'
import '@fontsource/source-sans-3/600.css'
import '@fontsource/source-sans-3/700.css'
import './styles/base.css'
import { beginTable } from './match/coming.ts'

beginTable(location.hash)
void import('./app.ts')
