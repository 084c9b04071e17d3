/** Loaded before a server that is to die while it makes the matches of a round: with the first one written and not begun. */
import { Lobby } from '../src/matches/lobby.ts'
import { Matches } from '../src/matches/matches.ts'

const { arrange } = Lobby.prototype
const { alone } = Matches.prototype

Lobby.prototype.arrange = async function (match) {
  // Once it is written it is begun, alone.
  Matches.prototype.alone = function (id, what) {
    if (id === match.id) process.kill(process.pid, 'SIGKILL')
    return alone.call(this, id, what) as ReturnType<typeof what>
  }
  return arrange.call(this, match)
}
