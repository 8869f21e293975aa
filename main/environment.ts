import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const file = resolve(import.meta.dirname, '../.env')

/** The process's environment, with what `.env` beside the README adds; what is set already counts. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
