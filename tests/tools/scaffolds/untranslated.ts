/** The list of files that wait for their translation (`content/untranslated.ts`). */
export const UNTRANSLATED = 'content/untranslated.json'

/** The list with files of some languages added. */
export function withUntranslated(
  text: string,
  languages: readonly string[],
  files: readonly string[],
): string {
  const list: Readonly<Record<string, readonly string[]>> = JSON.parse(text)
  const added = languages.map((code) => [code, [...(list[code] ?? []), ...files]] as const)
  return `${JSON.stringify({ ...list, ...Object.fromEntries(added) }, null, 2)}\n`
}
