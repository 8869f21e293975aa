import type { SetupStepView } from './setup-types.ts'

/** What was found of a step; what it leaves out is null. */
export type Judged = Pick<SetupStepView, 'state' | 'reason'> &
  Partial<Pick<SetupStepView, 'advice' | 'command' | 'runbook'>>

type More = Omit<Judged, 'state' | 'reason'>

/** Nothing is left to do. */
export function done(reason: string): Judged {
  return { state: 'done', reason }
}

/** It works, and should be better. */
export function attention(reason: string, more: More = {}): Judged {
  return { state: 'attention', reason, ...more }
}

/** Real money must not start with it. */
export function blocking(reason: string, more: More = {}): Judged {
  return { state: 'blocking', reason, ...more }
}
