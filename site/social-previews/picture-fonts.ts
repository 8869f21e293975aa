import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { LanguageCode } from '@causeway/content/languages'

/** Variable fonts: each file holds every weight. */
const FONTS = [
  ...['inter', 'noto-sans-arabic', 'noto-sans-devanagari'],
  ...['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'],
] as const

/** Characters that several fonts have look as their language writes them. */
const packageOfLanguage: Partial<Record<LanguageCode, string>> = {
  ja: 'noto-sans-jp',
  ko: 'noto-sans-kr',
  zh: 'noto-sans-sc',
}

type FontPart = {
  readonly font: string
  readonly file: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

/**
 * The font files that a text needs, as few as cover its characters: the fonts of Chinese, Japanese and Korean are in a
 * hundred parts each. Of fonts that share characters that of the language is taken.
 */
export function fontFilesFor(text: string, language: LanguageCode): readonly string[] {
  const files = new Set<string>()
  const first = packageOfLanguage[language]
  const ordered = [
    ...fontParts().filter(({ font }) => font === first),
    ...fontParts().filter(({ font }) => font !== first),
  ]
  // Latin letters of the brand are in every picture.
  for (const character of `A${text}`) {
    const code = character.codePointAt(0) ?? 0
    const part = ordered.find(({ ranges }) => ranges.some(([a, b]) => code >= a && code <= b))
    if (part !== undefined) files.add(part.file)
  }
  return [...files]
}

let parts: readonly FontPart[] | null = null

function fontParts(): readonly FontPart[] {
  if (parts === null) {
    const require = createRequire(import.meta.url)
    parts = FONTS.flatMap((font) =>
      readFont(font, require.resolve(`@fontsource-variable/${font}/unicode.json`)),
    )
  }
  return parts
}

function readFont(font: string, index: string): readonly FontPart[] {
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(index, 'utf8'))
  return Object.entries(ranges)
    .filter(([subset]) => font === 'inter' || !/^(latin|cyrillic|vietnamese)/.test(subset))
    .map(([subset, range]) => ({
      font,
      file: join(index, `../files/${font}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: range.split(',').map(readRange),
    }))
}

/** `U+0600-06FF`, or one character of it. */
function readRange(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
