/** A title in lines, with the size of its letters in px. */
export type BrokenTitle = { readonly lines: readonly string[]; readonly size: number }

export type TitleRoom = {
  /** BCP 47 tag of its language, which says where lines may end. */
  readonly hreflang: string
  /** In px. */
  readonly width: number
  /** How wide a text is in letters of a size, in px. */
  readonly measure: (text: string, size: number) => number
  /** Sizes of letters to try, the largest first, in px. */
  readonly sizes: readonly [number, ...number[]]
  /** How many lines of letters of a size there is room for. */
  readonly mostLines: (size: number) => number
}

/** Breaks a title where its language allows, into at most so many lines of the largest letters that fit. */
export function breakTitle(title: string, room: TitleRoom): BrokenTitle {
  const { measure, mostLines, sizes, width } = room
  const words = wordsOf(title, room.hreflang)
  for (const size of sizes) {
    const lines = linesOf(words, size, room)
    const isIn =
      lines.length <= mostLines(size) && lines.every((line) => measure(line, size) <= width)
    if (isIn) return { lines, size }
  }
  const smallest = sizes.at(-1) ?? sizes[0]
  const lines = linesOf(words, smallest, room)
  const most = Math.max(mostLines(smallest), 1)
  if (lines.length <= most) return { lines, size: smallest }
  return {
    lines: lines.slice(0, most).map((line, at) => (at === most - 1 ? `${line}…` : line)),
    size: smallest,
  }
}

/** Pieces that stay whole, each with what follows it up to the next. */
function wordsOf(title: string, hreflang: string): readonly string[] {
  const words: string[] = []
  const segmenter = new Intl.Segmenter(hreflang, { granularity: 'word' })
  for (const { isWordLike, segment } of segmenter.segment(title)) {
    const last = words.at(-1)
    const canBreak = last === undefined || /\s$/.test(last) || isIdeographic(segment)
    // What opens a bracket belongs to what is in it.
    const opens = /^[(（「]$/.test(segment)
    const afterOpening = last !== undefined && /[(（「]$/.test(last)
    if (last === undefined || (canBreak && !afterOpening && (isWordLike === true || opens))) {
      words.push(segment)
    } else words[words.length - 1] = last + segment
  }
  return words
}

function linesOf(
  words: readonly string[],
  size: number,
  { measure, width }: TitleRoom,
): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || measure((last + word).trimEnd(), size) > width) lines.push(word)
    else lines[lines.length - 1] = last + word
  }
  return lines.map((line) => line.trim())
}

function isIdeographic(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}
