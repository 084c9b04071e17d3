/** A table as a scenario sets it up, before the first turn. */
import { fastChance } from '@muster/kernel/chance'
import { silentReferee } from '@muster/kernel/referee'
import { checkSetup } from '@muster/kernel/setup'
import { richardIII } from '../game.ts'
import { SIDES } from '../tables.ts'
import { RichardTable } from '../testing/position.ts'

export function opening(scenario: string, options: Readonly<Record<string, string>> = {}): RichardTable {
  const setup = checkSetup(richardIII, { scenario, options })
  return new RichardTable(richardIII, SIDES, richardIII.setup(setup, silentReferee(fastChance(1460))))
}
