import type { Reader } from './setting-readers.ts'

/** A setting is wrong: names it, shows what it is, and what was expected. */
export class WrongSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`${name} is ${JSON.stringify(value)}, but must be ${expected}`)
    this.name = 'WrongSetting'
  }
}

/** Names and texts of settings, as a process is given them. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A setting's value; what stands for it where it is absent or empty. Throws WrongSetting. */
export function readSetting<T>(environment: Environment, name: string, setting: Reader<T>): T {
  const given = environment[name]
  if (given === undefined || given === '') return setting.absent
  const value = setting.read(given)
  if (value !== undefined) return value
  throw new WrongSetting(name, setting.secret ? '(hidden)' : given, setting.expected)
}
