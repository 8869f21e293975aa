import { expect, test } from 'vitest'
import { neededFonts, withoutFonts } from './needed-fonts.ts'

const face = (file: string, range: string) =>
  `@font-face{font-family:A;src:url(/${file}.woff2);unicode-range:${range}}`
const latin = face('latin', 'U+??,U+131,U+2000-206F')
const cyrillic = face('cyrillic', 'U+301,U+400-45F')
const greek = face('greek', 'U+1F??')
const local = '@font-face{font-family:B;src:local(Arial)}'
const sheet = `a{b:c}${cyrillic}${greek}${latin}${local}d{e:f}`

test.each([
  ['<p>Plain text</p>', `a{b:c}${latin}${local}d{e:f}`],
  ['<p>Обмен</p>', `a{b:c}${cyrillic}${latin}${local}d{e:f}`],
  ['<p>a\u1FFF</p>', `a{b:c}${greek}${latin}${local}d{e:f}`],
  ['<p>a\u2000</p>', `a{b:c}${latin}${local}d{e:f}`],
  ['<p>\u{1F680}</p>', `a{b:c}${latin}${local}d{e:f}`],
])('a page has the parts of a font for its characters: %s', (page, expected) => {
  expect(neededFonts(sheet, page)).toBe(expected)
})

test('names of other languages in the list of them need no part', () => {
  const list = '<a class="x" href="/ru" hrefLang="ru" lang="ru" dir="ltr">Русский</a>'
  expect(neededFonts(sheet, list)).not.toContain('cyrillic')
  expect(neededFonts(sheet, `${list}<p>Да</p>`)).toContain('cyrillic')
})

test('rules that come a second time have no font', () => {
  expect(withoutFonts(sheet)).toBe('a{b:c}d{e:f}')
})
