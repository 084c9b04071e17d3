import { asksOnlyWhatIsToBeChosen } from '@muster/kernel/conformance/one-answer'
import { ancienRegime } from '../game.ts'

asksOnlyWhatIsToBeChosen(ancienRegime)
