import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../main/settings/config.ts'
import { settings } from '../../main/settings/settings.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const example = readFileSync(resolve(projectRoot, '.env.example'), 'utf8')
const readme = readFileSync(resolve(projectRoot, 'README.md'), 'utf8')
const names = Object.keys(settings)

/** A setting's line: what it is for, and what is expected unless any text will do. */
function says({ says: purpose, expected }: { says: string; expected: string }): string {
  return expected === 'a text' ? `# ${purpose}` : `# ${purpose}; ${expected}`
}

/** A list is absent as nothing at all. */
function plain(absent: unknown): string {
  return absent === null || typeof absent === 'object' ? '' : String(absent)
}

describe('.env.example', () => {
  test('names every setting of main/settings/config.ts once, in its order, under a line of its own', () => {
    const shown = Object.entries(settings).map(
      ([name, setting]) => `${says(setting)}\n${name}=${plain(setting.absent)}`,
    )
    const [, ...found] = example.trimEnd().split('\n\n')
    expect(found).toEqual(shown)
  })

  test('copied as it is, changes nothing', () => {
    expect(readConfig(parseEnv(example))).toEqual(readConfig({}))
  })
})

test('the table of settings in the README names every setting of main/settings/config.ts, in its order', () => {
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(names)
})
