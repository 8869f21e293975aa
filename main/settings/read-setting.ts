import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Reader } from './setting-readers.ts'

const ENV_FILE = resolve(import.meta.dirname, '../../.env')

/** The process's environment, with what `.env` beside the README adds; what is set already counts. */
export function readEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  return process.env
}

/** A setting is wrong: names it, shows what it is, and what was expected. */
export class WrongSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}, but must be ${expected}`)
    this.name = 'WrongSetting'
  }
}

/** Names and texts of settings, as a process is given them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** `FEE_SERVICE_BPS` is `feeServiceBps`. */
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

type Readers = Readonly<Record<string, Reader<unknown>>>

/** What a table of settings says, by its names in camel case. */
export type SettingValues<Table extends Readers> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: Table[Name] extends Reader<infer T>
    ? T
    : never
}

/** Names that settings had in earlier versions; they count where the new one is not set. */
const formerNames: Readonly<Record<string, string>> = { PAGE_CACHE_MB: 'KEPT_PAGES_MEGABYTES' }

/** Every setting of a table. Throws WrongSetting at the first value that is not what was expected. */
export function readSettings<const Table extends Readers>(
  environment: Environment,
  table: Table,
): SettingValues<Table> {
  const values = Object.entries(table).map(([name, setting]) => [
    camelCase(name),
    readSetting(environment, name, setting),
  ])
  // The names and values of an object that is made of a table are beyond what the compiler follows.
  return Object.fromEntries(values) as SettingValues<Table>
}

/** A setting's value; what stands for it where it is absent or empty. Throws WrongSetting. */
export function readSetting<T>(environment: Environment, name: string, setting: Reader<T>): T {
  const givenAs = environment[name] ? name : (formerNames[name] ?? name)
  const given = environment[givenAs]
  if (given === undefined || given === '') return setting.absent
  const value = setting.read(given)
  if (value !== undefined) return value
  throw new WrongSetting(givenAs, setting.secret ? '(hidden)' : given, setting.expected)
}

/** Settings that are given under a name of an earlier version, each with its new one. */
export function formerNamesIn(environment: Environment): readonly [former: string, now: string][] {
  return Object.entries(formerNames)
    .filter(([now, former]) => !environment[now] && environment[former])
    .map(([now, former]) => [former, now])
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
