import type { IdentityStatus } from '@causeway/core/ports'

type Fields = Readonly<Record<string, unknown>>

/** An object of a JSON text; null where it is none. */
export function readObject(text: string): Fields | null {
  try {
    return asFields(JSON.parse(text))
  } catch {
    return null
  }
}

/** A field that is a text with something in it; null otherwise. */
export function readText(fields: Fields | null, name: string): string | null {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/**
 * How far an applicant is, from `review` of their data: `completed` with GREEN is approved; with RED it depends on
 * `reviewRejectType`, and only FINAL is for good. Null where it cannot be read.
 */
export function readStatus(text: string): IdentityStatus | null {
  const review = asFields(readObject(text)?.review)
  const reviewStatus = readText(review, 'reviewStatus')
  switch (reviewStatus) {
    case 'init':
      return 'started'
    case 'pending':
    case 'prechecked':
    case 'queued':
    case 'onHold':
    case 'awaitingService':
    case 'awaitingUser':
      return 'pending'
    case 'completed':
      return readVerdict(asFields(review?.reviewResult))
    default:
      return null
  }
}

function readVerdict(result: Fields | null): IdentityStatus | null {
  const answer = readText(result, 'reviewAnswer')
  if (answer === 'GREEN') return 'approved'
  if (answer !== 'RED') return null
  const kind = readText(result, 'reviewRejectType')
  if (kind === 'FINAL') return 'refused'
  return kind === 'RETRY' ? 'retry' : null
}

function asFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return value as Fields
}
