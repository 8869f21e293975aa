import type { ErrorReply } from './errors.ts'

/** A reply or a refusal, with the HTTP status that it has or would have. */
export type Answer<T> =
  | { readonly ok: true; readonly status: number; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly body: ErrorReply }
