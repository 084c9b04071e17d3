import { asksOnlyWhatIsToBeChosen } from '@muster/kernel/conformance/one-answer'
import { richardIII } from '../game.ts'

asksOnlyWhatIsToBeChosen(richardIII)
