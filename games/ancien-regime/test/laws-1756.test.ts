import { lawsOf, lawsWithoutStuart } from '../testing/laws.ts'

lawsOf('1756')
lawsWithoutStuart()
