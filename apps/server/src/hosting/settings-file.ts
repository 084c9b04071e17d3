/**
 * Settings may stand in a file in the folder that the server or a command is started in, so that both have the same. What the
 * environment says already counts.
 */
import { accessSync, constants, existsSync } from 'node:fs'

const SETTINGS_FILE = 'muster.env'

/** Answers what is to be said about it; nothing if there is no such file. */
export function loadSettingsFile(): string {
  if (!existsSync(SETTINGS_FILE)) return ''
  try {
    accessSync(SETTINGS_FILE, constants.R_OK)
  } catch {
    // Systemd reads it for a server that may not.
    return `${SETTINGS_FILE} may not be read here: only what the environment says counts.`
  }
  process.loadEnvFile(SETTINGS_FILE)
  return `Settings are read from ${SETTINGS_FILE}.`
}
