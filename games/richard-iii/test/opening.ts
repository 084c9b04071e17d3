/** A table as a scenario sets it up, before the first turn. */
import { fastChance } from '@muster/kernel/chance'
import { checkSetup } from '@muster/kernel/setup'
import { silentTable } from '@muster/kernel/table'
import { richardIII } from '../game.ts'
import { SIDES } from '../tables.ts'
import { RichardTable } from '../testing/position.ts'

export function opening(scenario: string, options: Readonly<Record<string, string>> = {}): RichardTable {
  const setup = checkSetup(richardIII, { scenario, options })
  return new RichardTable(richardIII, SIDES, richardIII.setup(setup, silentTable(fastChance(1460))))
}
