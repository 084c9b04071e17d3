import { lawsOf } from '../testing/laws.ts'

lawsOf('1740')
