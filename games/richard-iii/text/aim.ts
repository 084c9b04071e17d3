/** What one plays for, by scenario, in two sentences. */
export const AIM = {
  en: (scenario: string) =>
    `Be King after ${scenario === 'wars-of-the-roses' ? 'the third campaign' : 'this campaign'}: the Pretender takes the throne if he controls the majority of nobles and heirs on the map. Kill all five enemy heirs and you win at once.`,
  pl: (scenario: string) =>
    `Bądź Królem po ${scenario === 'wars-of-the-roses' ? 'trzeciej kampanii' : 'tej kampanii'}: Pretendent zdobywa tron, jeśli kontroluje większość szlachciców i następców na mapie. Zabij pięciu następców wroga, a wygrasz od razu.`,
} as const
