/** Words that several examples begin with. */
const NOBLES =
  'comyn angus argyll buchan galloway ross bruce mar lennox atholl dunbar mentieth stewart'.split(' ')

/** The nobles who have no part in an example stand together, out of its way, for England. */
export const others = (...named: readonly string[]): string =>
  NOBLES.filter((noble) => !named.includes(noble))
    .map((noble) => `${noble}-e`)
    .join(', ')

export const SIX = 'douglas, campbell, graham, macdonald, lindsay, barclay'
