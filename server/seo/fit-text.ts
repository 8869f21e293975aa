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
