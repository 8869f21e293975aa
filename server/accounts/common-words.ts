import { readFileSync } from 'node:fs'

let words: ReadonlySet<string> | undefined

/**
 * What passwords in every published breach are made of, in lower case: words, names, clubs, bands, habits. Read from the
 * file beside this one when the first password is set.
 */
export function commonWords(): ReadonlySet<string> {
  words ??= new Set(
    readFileSync(new URL('common-words.txt', import.meta.url), 'utf8')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
  )
  return words
}
