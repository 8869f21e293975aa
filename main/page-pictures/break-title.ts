/** A title in lines, with the size of its letters in px. */
export type BrokenTitle = { readonly lines: readonly string[]; readonly size: number }

const WIDTH = 1040
const SIZES = [76, 64, 54, 46] as const
const MOST_LINES = 3

/** Breaks a title where its language allows, into at most three lines of the largest letters that fit. */
export function breakTitle(title: string, hreflang: string): BrokenTitle {
  const words = wordsOf(title, hreflang)
  for (const size of SIZES) {
    const lines = linesOf(words, WIDTH / size)
    if (lines.length <= MOST_LINES) return { lines, size }
  }
  const size = SIZES[SIZES.length - 1] ?? WIDTH
  const lines = linesOf(words, WIDTH / size).slice(0, MOST_LINES)
  return { lines: lines.map((line, at) => (at === MOST_LINES - 1 ? `${line}…` : line)), size }
}

/** Pieces that stay whole, each with what separates it from the next. */
function wordsOf(title: string, hreflang: string): readonly string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of new Intl.Segmenter(hreflang, {
    granularity: 'word',
  }).segment(title)) {
    const last = words.at(-1)
    const isSpaced = last === undefined || /\s$/.test(last) || isIdeographic(segment)
    if (last !== undefined && !(isWordLike === true && isSpaced)) {
      words[words.length - 1] = last + segment
    } else words.push(segment)
  }
  return words
}

/** `room` in widths of an em. */
function linesOf(words: readonly string[], room: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || emsOf((last + word).trimEnd()) > room) lines.push(word)
    else lines[lines.length - 1] = last + word
  }
  return lines.map((line) => line.trim())
}

/** About how wide a text is, rather too much than too little. */
function emsOf(text: string): number {
  let ems = 0
  for (const character of text) {
    ems += isIdeographic(character) ? 1 : /[A-ZМШЩЖЮФ@%&W—]/.test(character) ? 0.74 : 0.58
  }
  return ems
}

function isIdeographic(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
}
