/** Leaves out of a build those parts of a game that it never loads, though its title can. */
import type { Plugin } from 'vite'

const TITLE = /\/title\.ts$/
const NOTHING = '\0nothing'

/** `wants` says of a part, by its path in the game's folder, whether this build loads it. */
export function onlyParts(wants: (part: string) => boolean): Plugin {
  return {
    name: 'muster-only-parts',
    enforce: 'pre',
    // While developing nothing is bundled: page and workers load the same modules, each what it wants.
    apply: 'build',
    resolveId: (part, importer) =>
      importer !== undefined && TITLE.test(importer) && part.startsWith('./') && !wants(part)
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'export {}' : null),
  }
}
