import type { ReportKey } from '@causeway/server/partners'

/** The row that a page of a report ended with, as a text that the next request gives back. */
export function reportCursor({ day, from, subaccountId, to }: ReportKey): string {
  return Buffer.from(JSON.stringify([day, from, to, subaccountId])).toString('base64url')
}

/** The row that a cursor names; null where it is no cursor. */
export function readReportCursor(cursor: string): ReportKey | null {
  const parts = parse(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 4) return null
  const [day, from, to, subaccountId] = parts.map((part) =>
    typeof part === 'string' && !part.includes('\0') ? part : undefined,
  )
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  if (from === undefined || to === undefined || subaccountId === undefined) return null
  return { day, from, to, subaccountId }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
