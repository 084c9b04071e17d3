/** One view in which all that any seat sees is seen: hands, sealed choices, cards face down. */
import type { NumberedView, StepView } from '../view.ts'

type Detail = StepView['details'][string]

const known = <T>(values: readonly (T | null)[]): T | null => values.find((each) => each !== null) ?? null

function detail(values: readonly Detail[]): Detail {
  const [first] = values
  if (!Array.isArray(first)) return first
  return first.map((_, i) =>
    known(values.map((each) => (Array.isArray(each) ? (each[i] as number | null) : null))),
  )
}

export function merge(views: readonly NumberedView[]): NumberedView {
  const [first] = views
  const { battle } = first
  return {
    ...first,
    powers: first.powers.map((each, i) => views.find((view) => view.powers[i].hand)?.powers[i] ?? each),
    battle:
      battle === null
        ? null
        : {
            ...battle,
            cards: battle.cards.map((card, slot) => ({
              ...card,
              card: known(views.map((view) => view.battle?.cards[slot].card ?? null)),
            })),
          },
    steps: first.steps.map((step, at) => ({
      ...step,
      details: Object.fromEntries(
        Object.keys(step.details).map((key) => [
          key,
          detail(views.map((view) => view.steps[at].details[key])),
        ]),
      ),
    })),
  }
}
