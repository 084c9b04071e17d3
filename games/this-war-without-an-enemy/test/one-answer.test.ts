import { asksOnlyWhatIsToBeChosen } from '@muster/kernel/conformance/one-answer'
import { thisWarWithoutAnEnemy } from '../game.ts'

asksOnlyWhatIsToBeChosen(thisWarWithoutAnEnemy)
