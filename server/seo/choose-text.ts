/**
 * One of several ways to say a thing, the same for a subject in every process and for ever, so that pages differ and no
 * page changes. `slot` names the place on the page: its choice is independent of other slots'.
 */
export function chooseVariant<T>(subject: string, slot: string, variants: readonly [T, ...T[]]): T {
  const [first] = variants
  return variants[hash(`${slot}:${subject}`) % variants.length] ?? first
}

/** FNV-1a, mixed once more: its low bit alone would follow the text's letters. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** Search engines cut what is longer. */
const LONGEST = { title: 60, description: 160 } as const

/** The first of several texts that search engines show whole; the last where none is short enough. */
export function fitText(
  kind: 'title' | 'description',
  texts: readonly [string, ...string[]],
): string {
  const [first] = texts
  return texts.find((text) => [...text].length <= LONGEST[kind]) ?? texts.at(-1) ?? first
}
