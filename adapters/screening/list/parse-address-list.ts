import { type Failure, fail, ok, type Result } from '@causeway/core/result'

export type ListedAddress = { readonly address: string; readonly currency: string | null }

/** Addresses of every network are written with these; what has none of a certain length is no address. */
const LINE = /^([A-Za-z0-9:._-]{3,120})(?:[\s,;]+([A-Za-z0-9]{1,20}))?$/

/**
 * Reads a list: one address a line, then its coin where it is known; `#` begins a comment. A line that is no address
 * makes the whole list unreadable: half a list would look like a whole one.
 */
export function parseAddressList(
  text: string,
): Result<readonly ListedAddress[], Failure<'line_malformed'> & { readonly line: number }> {
  const listed: ListedAddress[] = []
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.replace(/#.*$/, '').trim()
    if (line === '') continue
    const [, address, currency] = LINE.exec(line) ?? []
    if (address === undefined) return fail({ code: 'line_malformed', line: index + 1 })
    listed.push({ address, currency: currency?.toLowerCase() ?? null })
  }
  return ok(listed)
}
