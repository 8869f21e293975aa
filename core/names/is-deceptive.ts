// Scripts in everyday use (UTS 39, recommended), each by itself: nobody's name mixes them, and other scripts hold
// letters that look like these.
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Ethiopic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Bengali}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Tibetan}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Khmer}/u,
  // Japanese, Chinese and Korean are each written with several.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  /[\p{Script=Han}\p{Script=Hangul}]/u,
  /[\p{Script=Han}\p{Script=Bopomofo}]/u,
] as const

/** Letters of other scripts that are read as Latin ones (UTS 39, confusables). */
const LOOKS_LATIN: readonly RegExp[] = [
  /^[асԁегһіјӏкмонпрԛѕтѵԝхуьв\d_-]+$/u,
  /^[αβγεηικνορστυχω\d_-]+$/u,
  /^[օոսհզցյքգւ\d_-]+$/u,
]

/** Latin letters that are read as another Latin letter: dotless i and j, phonetic ones, small capitals. */
const ODD_LATIN = /[ıȷ\u{250}-\u{2af}\u{1d00}-\u{1dbf}\u{a720}-\u{a7ff}\u{ab30}-\u{ab6f}]/u

/** Control characters, direction marks, joiners, fillers: what shows as nothing. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u{115f}\u{1160}\u{3164}\u{ffa0}]|\u{34f}|\u{17b4}|\u{17b5}|\u{180b}|\u{180c}|\u{180d}|\u{180f}|\p{Variation_Selector}/u
const EMOJI_JOINER =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\u{200d}(?=\p{Extended_Pictographic})/gu

/** Dots and dashes that are none. */
const FALSE_PUNCTUATION = /[。．｡․‐‑‒–—―−⁃˗﹘ꓸ·ꞏ٠۰]/u

const MOST_MARKS_IN_A_ROW = /\p{M}{3}/u

/**
 * Whether a name is written so that it can be taken for another one: characters that do not show, punctuation that
 * is none, labels of mixed scripts or digit systems, labels of foreign letters that all look Latin.
 */
export function isDeceptive(name: string): boolean {
  if (INVISIBLE.test(name.replaceAll(EMOJI_JOINER, ''))) return true
  if (FALSE_PUNCTUATION.test(name) || MOST_MARKS_IN_A_ROW.test(name)) return true
  return name.split('.').some(isDeceptiveLabel)
}

function isDeceptiveLabel(label: string): boolean {
  if (/^[\0-\x7f]*$/.test(label)) return false
  const letters = [...label].filter((letter) => /\p{L}/u.test(letter))
  const isOfOneScript = SCRIPTS.some((script) => letters.every((letter) => script.test(letter)))
  if (letters.length > 0 && !isOfOneScript) return true
  if (ODD_LATIN.test(label) || LOOKS_LATIN.some((pattern) => pattern.test(label))) return true
  // In Latin every accent that is used has a composed letter; a loose one hides another letter below it.
  if (/\p{Script=Latin}\p{M}/u.test(label)) return true
  return digitSystems(label) > 1
}

/** Digits of one system follow each other from a zero on, so the zero tells the system. */
function digitSystems(label: string): number {
  const zeros = [...label]
    .filter((letter) => /\p{Nd}/u.test(letter))
    .map((digit) => zeroBelow(digit.codePointAt(0) ?? 0))
  return new Set(zeros).size
}

function zeroBelow(code: number): number {
  for (let zero = code; zero > code - 10; zero -= 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) return zero
  }
  return code - 9
}
