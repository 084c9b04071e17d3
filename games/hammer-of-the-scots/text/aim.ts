/** What one plays for, by scenario, in two sentences. */
const BY = { braveheart: 1305, 'the-bruce': 1314 } as const
const isTimed = (scenario: string): scenario is keyof typeof BY => scenario in BY

export const AIM = {
  en: (scenario: string) =>
    isTimed(scenario)
      ? `Hold the most of Scotland’s 14 nobles when ${BY[scenario]} ends. Beat a noble in battle, or hold his home in winter, and he joins you.`
      : 'Bring Scotland’s 14 nobles to your side until one side has won. Beat a noble in battle, or hold his home in winter, and he joins you.',
  pl: (scenario: string) =>
    isTimed(scenario)
      ? `Miej najwięcej z 14 szkockich szlachciców, gdy kończy się rok ${BY[scenario]}. Pokonaj szlachcica w bitwie albo zajmij zimą jego dom, a przejdzie do ciebie.`
      : 'Przeciągaj 14 szkockich szlachciców na swoją stronę, aż ktoś wygra. Pokonaj szlachcica w bitwie albo zajmij zimą jego dom, a przejdzie do ciebie.',
} as const
