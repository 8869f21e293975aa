import Type, { type Static } from 'typebox'

/** Every refusal outside the source's own reply shapes. `details` are facts the page can use. */
export const ErrorReply = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    details: Type.Record(Type.String(), Type.Unknown()),
  }),
})
export type ErrorReply = Static<typeof ErrorReply>
