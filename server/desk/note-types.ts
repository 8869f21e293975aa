import type { Failure } from '@causeway/core/result'

export type DeskNoteFailure = Failure<'order_not_found' | 'note_malformed' | 'too_many_mentions'>

/** A member who can be mentioned in notes. */
export type Colleague = { readonly name: string; readonly email: string }

/** A note that mentions a member. */
export type NoteMention = {
  readonly id: string
  readonly publicCode: string
  /** Who wrote the note. */
  readonly author: string
  readonly notedAt: Date
  /** Whether the member has opened the order since. */
  readonly isSeen: boolean
}
