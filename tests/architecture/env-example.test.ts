import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../main/settings/config.ts'

const example = readFileSync(resolve(import.meta.dirname, '../../.env.example'), 'utf8')

// That the settings stand in it, and in the README, is for `npm run settings` and the check of generated files.
test('.env.example, copied as it is, changes nothing', () => {
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}))
})
