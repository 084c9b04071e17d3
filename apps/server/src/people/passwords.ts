/** Passwords are kept as argon2id hashes, at the cost that OWASP recommends (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | null = null

/** Takes as long for names that do not exist, so that the time tells nobody which do. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this one')
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== null && fits
}
