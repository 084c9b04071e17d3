import { asksOnlyWhatIsToBeChosen } from '@muster/kernel/conformance/one-answer'
import { hammerOfTheScots } from '../game.ts'

asksOnlyWhatIsToBeChosen(hammerOfTheScots)
