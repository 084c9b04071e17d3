/** Reads as much of a Dockerfile as ours uses, so that its steps can be tried without Docker. */

export interface Step {
  readonly instruction: string
  readonly rest: string
}

export interface Stage {
  readonly name: string
  readonly steps: readonly Step[]
}

const KNOWN = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']

/** A stage for each FROM, called by its `AS`, or by its number if it has none. */
export function stagesOf(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const stages: { name: string; steps: Step[] }[] = []
  for (const line of lines) {
    const [instruction, ...words] = line.split(' ')
    const rest = words.join(' ')
    if (!KNOWN.includes(instruction))
      throw new Error(`The Dockerfile has ${instruction}, which this does not know.`)
    if (instruction === 'FROM')
      stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? `${stages.length}`, steps: [] })
    else if (stages.length === 0) throw new Error('A Dockerfile begins with FROM.')
    else stages[stages.length - 1].steps.push({ instruction, rest })
  }
  return stages
}

/** `ENV A=1 B=2`. */
export const variablesOf = (rest: string): Record<string, string> =>
  Object.fromEntries(rest.split(' ').map((each) => each.split('=') as [string, string]))

/** `CMD ["node", "main.ts"]`, without a shell in between. */
export function programOf(rest: string): string[] {
  const words: unknown = JSON.parse(rest)
  if (!Array.isArray(words) || !words.every((each) => typeof each === 'string'))
    throw new Error('CMD is a list of words.')
  return words
}

/** What a health check runs, behind its options. */
export const healthCommand = (rest: string): string => rest.replace(/^(--\S+ )*CMD /, '')
