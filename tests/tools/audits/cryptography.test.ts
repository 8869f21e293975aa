import { describe, expect, test } from 'vitest'
import { sourceFiles, sourceText } from '../source-files.ts'

const document = sourceText('docs/security/cryptography.md')
/** Packages and parts of the platform that do cryptography. */
const LIBRARY =
  /from '(?:node:crypto|@noble\/(?:hashes|curves)\/[^']+|@scure\/[^']+|@node-rs\/argon2|otpauth|ripple-keypairs|altcha-lib[^']*|openid-client|@simplewebauthn\/[^']+|viem\/accounts)'|\bcrypto\.(?:getRandomValues|randomUUID|subtle)\b/
const ALGORITHM =
  /\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*'([^']+)'|\b(?:hkdfSync|sign|verify|hmac)\(\s*'([\w-]+)'|CIPHER = '([^']+)'|@noble\/(?:hashes|curves)\/(\w+)\.js|@node-rs\/(argon2)|\b(scrypt)\(|algorithm: '([^']+)'/g
const NO_ALGORITHM = new Set(['utils', 'RS256', 'HS256'])

const sources = sourceFiles(['.ts', '.tsx'])
  .filter((path) => !/^tests\/|\.(?:test|fixture|e2e)\.tsx?$|-test-kit\.ts$/.test(path))
  .map((path) => ({ path, text: sourceText(path) }))

/** What stands in backticks in the first cell of each row of a section. */
function named(heading: string): readonly string[] {
  const [, section = ''] = document.split(`## ${heading}\n`)
  const [rows = ''] = section.split('\n## ')
  return [...rows.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
}

describe('docs/security/cryptography.md', () => {
  test('names each part of the product that does cryptography, and no other', () => {
    const parts = named('Where')
    const users = sources.filter(({ text }) => LIBRARY.test(text)).map(({ path }) => path)
    expect(users.length).toBeGreaterThan(60)
    const isIn = (path: string, part: string) => path.startsWith(`${part}/`)
    expect(users.filter((path) => !parts.some((part) => isIn(path, part)))).toEqual([])
    expect(parts.filter((part) => !users.some((path) => isIn(path, part)))).toEqual([])
  })

  test('names each algorithm that is used, and no other', () => {
    const used = sources.flatMap(({ text }) =>
      [...text.matchAll(ALGORITHM)].map((found) => found.slice(1).find(Boolean) ?? ''),
    )
    const algorithms = new Set(used.filter((name) => !NO_ALGORITHM.has(name)))
    expect([...algorithms].toSorted()).toEqual([...named('Algorithms')].toSorted())
  })

  test('nothing that must not be guessed comes from Math.random', () => {
    const users = sources.filter(({ text }) => text.includes('Math.random'))
    // A suggested name of an account on EOS: whoever guesses it has learnt nothing.
    expect(users.map(({ path }) => path)).toEqual(['main/use-cases.ts'])
  })
})
