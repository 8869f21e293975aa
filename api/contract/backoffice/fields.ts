import { staffRoles } from '@causeway/core/staff/roles'
import Type from 'typebox'

/** Every role: what all members of staff may do. */
export const EVERY_ROLE = staffRoles

export const StaffRoleField = Type.Enum(staffRoles)

export const Reason = Type.String({ minLength: 1, maxLength: 500 })

export const Done = Type.Object({ result: Type.Literal(true) })

export const closed = { additionalProperties: false } as const

/** What a table is searched by. */
export const SearchText = Type.Optional(Type.String({ maxLength: 100 }))

/** A box that is ticked in a form; absent where it isn’t. */
export const Ticked = Type.Optional(Type.Enum(['1']))

/** Page of a table, from 1. */
export const PageNumber = Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' }))

/** What came of something that may take a second person. */
export const ProposedReply = Type.Object({
  id: Type.String(),
  state: Type.Enum(['waiting', 'executed', 'failed']),
  outcome: Type.Union([Type.String(), Type.Null()]),
  invitationPath: Type.Union([Type.String(), Type.Null()], {
    description: 'Path of an invitation’s link, shown once.',
  }),
})
