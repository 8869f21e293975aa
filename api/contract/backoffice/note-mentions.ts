import { noteRoles } from '@causeway/core/staff/find-mentions'
import Type from 'typebox'
import { call } from '../call.ts'

const Colleague = Type.Object({ name: Type.String(), email: Type.String() })

/** A note was left. */
export const NotedReply = Type.Object({
  result: Type.Literal(true),
  notified: Type.Array(Colleague, { description: 'Members who were mentioned and get a mail.' }),
})

/** Members who are mentioned in notes about orders (OPS-09.14). */
export const noteMentionCalls = {
  noteColleagues: call({
    method: 'GET',
    path: '/backoffice/colleagues',
    summary: 'Members who can be mentioned in notes, by name; not the one who asks.',
    access: 'staff',
    roles: noteRoles,
    reply: Type.Object({ colleagues: Type.Array(Colleague) }),
  }),
  noteMentions: call({
    method: 'GET',
    path: '/backoffice/mentions',
    summary:
      'Notes of the last 14 days that mention this member, 50 at most; those not seen yet come first.',
    access: 'staff',
    roles: noteRoles,
    reply: Type.Object({
      mentions: Type.Array(
        Type.Object({
          id: Type.String(),
          publicCode: Type.String(),
          author: Type.String({ description: 'Name of the member who wrote the note.' }),
          notedAt: Type.String(),
          isSeen: Type.Boolean({ description: 'The member has opened the order since.' }),
        }),
      ),
    }),
  }),
}
