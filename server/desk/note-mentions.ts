import { fail, ok, type Result } from '@causeway/core/result'
import { findMentions, MOST_MENTIONS, noteRoles } from '@causeway/core/staff/find-mentions'
import { v7 as newId } from 'uuid'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database, Tx } from '../db/index.ts'
import type { StaffMail } from '../notifications/index.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { Colleague, DeskNoteFailure, NoteMention } from './note-types.ts'

const LONGEST_NOTE = 2000
const MOST_LISTED = 50
const KEPT_MILLISECONDS = 14 * 86_400_000

type Needs = Pick<DeskNeeds, 'clock' | 'database' | 'mailStaff'>
type Author = StaffAtWork['session']

/** Leaves a note about an order in the audit log, and mails the members whom it mentions; answers them. */
export async function leaveNote(
  needs: Needs,
  { publicCode, text }: { readonly publicCode: string; readonly text: string },
  who: StaffAtWork,
): Promise<Result<readonly Colleague[], DeskNoteFailure>> {
  const note = text.trim()
  if (note === '' || note.length > LONGEST_NOTE) return fail({ code: 'note_malformed' })
  return needs.database.transaction('leave_note', async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .select(['id', 'public_code as publicCode'])
      .where('public_code', '=', publicCode)
      .executeTakeFirst()
    if (order === undefined) return fail({ code: 'order_not_found' } as const)
    const mentioned = findMentions(note, await readColleagues(tx, who.session))
    if (mentioned.length > MOST_MENTIONS) return fail({ code: 'too_many_mentions' } as const)
    await mention(tx, needs, { order, author: who.session, mentioned })
    await appendAudit(tx, needs.clock.now(), {
      actor: staffActor(who),
      action: 'order.noted',
      subject: `order:${publicCode}`,
      after: { note, ...(mentioned.length > 0 && { mentioned: mentioned.map(emailOf) }) },
    })
    return ok(mentioned.map(({ email, name }) => ({ email, name })))
  })
}

async function mention(
  tx: Tx,
  { clock, mailStaff }: Needs,
  about: {
    readonly order: { readonly id: string; readonly publicCode: string }
    readonly author: Author
    readonly mentioned: readonly (Colleague & { readonly id: string })[]
  },
): Promise<void> {
  const { author, mentioned, order } = about
  for (const { email, id: staffId } of mentioned) {
    const id = newId()
    await tx
      .insertInto('note_mention')
      .values({
        id,
        staff_id: staffId,
        order_id: order.id,
        author_id: author.staffId,
        noted_at: new Date(clock.now()),
      })
      .execute()
    await mailStaff(tx, mentionMail(id, email, order.publicCode))
  }
}

/** The mail that tells a member of a note: without its text, and without anything about the customer. */
function mentionMail(id: string, to: string, code: string): StaffMail {
  const facts = { link: `/backoffice/orders/${code}`, code }
  return { to, kind: 'staff-mention', facts, key: id }
}

/** Members whom this one can mention: those at work whose role reads notes; by name. */
export function listColleagues(
  { database }: Needs,
  { session }: StaffAtWork,
): Promise<readonly Colleague[]> {
  return readColleagues(database.direct(), session)
}

function readColleagues(from: Pick<Tx, 'selectFrom'>, { staffId }: Author) {
  return from
    .selectFrom('staff')
    .select(['id', 'name', 'email'])
    .where('state', '=', 'active')
    .where('role', 'in', noteRoles)
    .where('id', '!=', staffId)
    .orderBy('name')
    .orderBy('email')
    .execute()
}

/** Notes of the last 14 days that mention a member: those whose order wasn’t opened since come first, then the newest. */
export async function listMentions(
  { clock, database }: Needs,
  { session }: StaffAtWork,
): Promise<readonly NoteMention[]> {
  const rows = await database
    .direct()
    .selectFrom('note_mention')
    .innerJoin('orders', 'orders.id', 'note_mention.order_id')
    .innerJoin('staff as author', 'author.id', 'note_mention.author_id')
    .select(['note_mention.id', 'public_code', 'author.name', 'noted_at', 'seen_at'])
    .where('note_mention.staff_id', '=', session.staffId)
    .where('noted_at', '>', new Date(clock.now() - KEPT_MILLISECONDS))
    .orderBy((select) => select('seen_at', 'is not', null))
    .orderBy('noted_at', 'desc')
    .orderBy('note_mention.id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    publicCode: row.public_code,
    author: row.name,
    notedAt: row.noted_at,
    isSeen: row.seen_at !== null,
  }))
}

/** A member has opened an order: notes about it that mention the member are seen. `now`: milliseconds since 1970. */
export async function markMentionsSeen(
  tx: Tx,
  now: number,
  { orderId, staffId }: { readonly orderId: string; readonly staffId: string },
): Promise<void> {
  await tx
    .updateTable('note_mention')
    .set({ seen_at: new Date(now) })
    .where('staff_id', '=', staffId)
    .where('order_id', '=', orderId)
    .where('seen_at', 'is', null)
    .execute()
}

/** Removes mentions that are no longer listed. `now`: milliseconds since 1970. */
export async function forgetMentions(database: Database, now: number): Promise<void> {
  await database
    .direct()
    .deleteFrom('note_mention')
    .where('noted_at', '<', new Date(now - KEPT_MILLISECONDS))
    .execute()
}

const emailOf = ({ email }: Colleague) => email
