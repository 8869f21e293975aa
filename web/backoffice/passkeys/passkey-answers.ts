import type { Answer } from '@causeway/api/contract'

/** What the device is to answer, or why it isn’t asked. */
export type PasskeyAsked = {
  readonly options: Readonly<Record<string, unknown>> | null
  readonly problem: string | null
}

/** What came of a call for options. */
export function askedOf(
  answer: Answer<{ readonly options: Readonly<Record<string, unknown>> }>,
): PasskeyAsked {
  return answer.ok
    ? { options: answer.body.options, problem: null }
    : { options: null, problem: answer.body.error.message }
}

/** A device’s answer from the field of a form; empty where it holds none. */
export function readPasskey(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}
