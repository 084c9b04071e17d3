/** What the routes about passkeys and second factors do. Whatever could be guessed at is limited as passwords are. */
import { otpauth } from '../people/totp.ts'
import type { Services } from '../services.ts'
import { caller } from './caller.ts'
import type { Handlers } from './handlers.ts'
import type { Buckets } from './limits.ts'

type SecurityRoute =
  | 'askPasskey'
  | 'passkeySignIn'
  | 'security'
  | 'offerPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'renamePasskey'
  | 'beginFactor'
  | 'confirmFactor'
  | 'endFactor'

export function securityHandlers(services: Services, passwords: Buckets): Pick<Handlers, SecurityRoute> {
  const { people, passkeys, factors } = services
  return {
    async askPasskey(call) {
      passwords.check(call.address)
      return passkeys.ask(call.origin)
    },
    async passkeySignIn(call) {
      passwords.check(call.address)
      const { challenge, credential } = call.body
      const { person, token } = await people.enter(await passkeys.signed(call.origin, challenge, credential))
      call.setSession(token)
      return person
    },
    async security(call) {
      const { id } = caller(call).person
      return { passkeys: await passkeys.list(id), secondFactor: await factors.state(id) }
    },
    async offerPasskey(call) {
      passwords.check(caller(call).person.id)
      await people.checkSure(caller(call), call.body.password)
      return passkeys.offer(caller(call), call.origin)
    },
    async addPasskey(call) {
      const { challenge, name, credential } = call.body
      await passkeys.add(caller(call), call.origin, challenge, name, credential)
      return {}
    },
    async removePasskey(call) {
      await passkeys.remove(caller(call), call.params.passkey)
      return {}
    },
    async renamePasskey(call) {
      await passkeys.rename(caller(call), call.params.passkey, call.body.name)
      return {}
    },
    async beginFactor(call) {
      const { person } = caller(call)
      passwords.check(person.id)
      await people.checkSure(caller(call), call.body.password)
      const secret = await factors.begin(person.id)
      return { secret, uri: otpauth(secret, person.name, new URL(call.origin).hostname) }
    },
    async confirmFactor(call) {
      passwords.check(caller(call).person.id)
      return { recoveryCodes: await factors.confirm(caller(call).person.id, call.body.code) }
    },
    async endFactor(call) {
      const { person } = caller(call)
      passwords.check(person.id)
      await people.checkSure(caller(call), call.body.password)
      await factors.check(person.id, call.body.code)
      await factors.end(person.id)
      return {}
    },
  }
}
