import type { DocEntry } from './doc-entries.ts'

const MOST = 20
/** How much a word says that stands in a title, in a section's, or in the text. */
const WEIGHTS = { page: 8, section: 4, words: 1 } as const

/** Entries that have every word of what is looked for, the best first. Upper and lower case are the same. */
export function findEntries(entries: readonly DocEntry[], find: string): readonly DocEntry[] {
  const wanted = find.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}

/** 0 where a word is nowhere in the entry. */
function scoreOf(entry: DocEntry, wanted: readonly string[]): number {
  const scores = wanted.map((word) => wordScore(entry, word))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function wordScore({ page, section, words }: DocEntry, word: string): number {
  const isIn = (text: string) => text.toLowerCase().includes(word)
  const own = page.toLowerCase() === word && section === '' ? WEIGHTS.page : 0
  return (
    own +
    (isIn(page) ? (section === '' ? WEIGHTS.page : 1) : 0) +
    (isIn(section) ? WEIGHTS.section : 0) +
    (isIn(words) ? WEIGHTS.words : 0)
  )
}
