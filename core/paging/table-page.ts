/** One page of a table (`page` from 1), how many pages there are, one at least, and how many lines in all. */
export function tablePage<Line>(
  lines: readonly Line[],
  { page, size }: { readonly page: number; readonly size: number },
): { readonly shown: readonly Line[]; readonly count: number; readonly pages: number } {
  const from = (page - 1) * size
  return {
    shown: lines.slice(from, from + size),
    count: lines.length,
    pages: Math.max(1, Math.ceil(lines.length / size)),
  }
}

/** Whether one of the names contains what is sought, in either case; true where nothing is sought. */
export function isNamed(names: readonly string[], sought: string | null): boolean {
  const text = sought?.trim().toLowerCase() ?? ''
  return names.some((name) => name.toLowerCase().includes(text))
}
