import { sourceFiles } from '../source-files.ts'
import type { ReadSource } from './scaffold.ts'

/** Names of the files of English phrases, without their ending. */
export function englishFiles(): readonly string[] {
  const files = sourceFiles(['.json']).filter((path) => path.startsWith('content/messages/en/'))
  return files.map((path) => path.slice('content/messages/en/'.length, -'.json'.length))
}

/** English phrases with the plural forms that a language has: `_few` and `_many` say what `_other` does. */
export function inPluralsOf(
  language: string,
  phrases: Readonly<Record<string, string>>,
): Record<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return Object.fromEntries(
    Object.entries(phrases).flatMap(([key, phrase]) => {
      const [, stem, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? []
      if (stem === undefined) return [[key, phrase]]
      if (form !== 'other') return []
      return forms.map((each) => [`${stem}_${each}`, phrases[`${stem}_${each}`] ?? phrase])
    }),
  )
}

/** The API's own messages where they are whole sentences without values: the others stay with the API. */
export function englishErrorMessages(read: ReadSource): Record<string, string> {
  const codes = Object.keys(JSON.parse(read('content/error-messages/de.json')))
  const tables = sourceFiles(['.ts']).filter((path) => path.startsWith('api/failures/'))
  const said = new Map(
    tables.flatMap((path) =>
      [
        ...read(path).matchAll(/ {2}(\w+): \{\s+status: \d+,\s+message: \(\) =>\s+'([^'\\]+)'/g),
      ].map(([, code = '', message = '']) => [code, message] as const),
    ),
  )
  return Object.fromEntries(
    codes.flatMap((code) => {
      const message = said.get(code)
      return message === undefined ? [] : [[code, message]]
    }),
  )
}
