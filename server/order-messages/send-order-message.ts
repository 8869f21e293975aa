import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { appendAudit } from '../audit/append-audit.ts'
import type { Tx } from '../db/index.ts'
import { isHeldBy, lockOrder, noteEvent, notifyHolder, type OrderHolder } from '../orders/index.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import type { MessageNeeds, OrderMessageFailure } from './order-message-types.ts'

/** A holder who got no reply to so many messages waits for one. */
const MOST_UNANSWERED = 5
const LONGEST_MESSAGE = 2000

/**
 * Staff write to an order's holder: by mail in the holder's language where there is an address, and on the order's page.
 * What the holder wrote before counts as answered. That it was sent is an entry of the audit log, without the text.
 */
export async function messageHolder(
  needs: MessageNeeds,
  asked: { readonly publicCode: string; readonly text: string },
  who: StaffAtWork,
): Promise<Result<null, OrderMessageFailure>> {
  const found = await findOrder(needs, asked)
  if (!found.ok) return found
  await needs.database.transaction('message_holder', async (tx) => {
    const order = await lockOrder(tx, found.value.id)
    const at = new Date(needs.clock.now())
    await markAnswered(tx, order.id, at)
    const messageId = await insertMessage(tx, {
      order_id: order.id,
      sender: 'shop',
      staff_id: who.session.staffId,
      body: found.value.text,
      sent_at: at,
    })
    await notifyHolder(tx, needs.notifier, order, 'message', null, messageId)
    await noteEvent(tx, order, 'message_from_shop', { at })
    await appendAudit(tx, needs.clock.now(), {
      actor: staffActor(who),
      action: 'order.messaged',
      subject: `order:${asked.publicCode}`,
      after: { message: messageId },
    })
  })
  needs.watch.changed(found.value.id)
  return ok(null)
}

/** An order's holder writes to the shop on the order's page. */
export async function writeToShop(
  needs: MessageNeeds,
  { holder, ...asked }: WriteToShopInput,
): Promise<Result<null, WriteToShopFailure>> {
  const found = await findOrder(needs, asked)
  if (!found.ok) return found
  const { id, text } = found.value
  if (!isHeldBy(found.value, holder)) return fail({ code: 'not_the_holder' })
  const isSent = await needs.database.transaction('write_to_shop', async (tx) => {
    const order = await lockOrder(tx, id)
    const waiting = await tx
      .selectFrom('order_message')
      .select('id')
      .where('order_id', '=', id)
      .where('sender', '=', 'customer')
      .where('read_at', 'is', null)
      .limit(MOST_UNANSWERED)
      .execute()
    if (waiting.length === MOST_UNANSWERED) return false
    const at = new Date(needs.clock.now())
    await insertMessage(tx, { order_id: id, sender: 'customer', body: text, sent_at: at })
    await noteEvent(tx, order, 'message_from_customer', { at })
    return true
  })
  if (!isSent) return fail({ code: 'too_many_messages' })
  needs.watch.changed(id)
  return ok(null)
}

/** Staff have read what an order's holder wrote, and it needs no reply. */
export async function settleMessages(
  needs: MessageNeeds,
  publicCode: string,
  who: StaffAtWork,
): Promise<Result<null, Failure<'order_not_found'>>> {
  const order = await readOrder(needs, publicCode)
  if (order === undefined) return fail({ code: 'order_not_found' })
  await needs.database.transaction('settle_messages', async (tx) => {
    const at = new Date(needs.clock.now())
    const settled = await markAnswered(tx, order.id, at)
    if (settled === 0) return
    await appendAudit(tx, needs.clock.now(), {
      actor: staffActor(who),
      action: 'order.messages_settled',
      subject: `order:${publicCode}`,
    })
  })
  return ok(null)
}

export type WriteToShopInput = {
  readonly publicCode: string
  readonly text: string
  readonly holder: OrderHolder
}
export type WriteToShopFailure =
  | OrderMessageFailure
  | Failure<'not_the_holder' | 'too_many_messages'>

async function findOrder(
  needs: MessageNeeds,
  asked: { readonly publicCode: string; readonly text: string },
) {
  const text = asked.text.trim()
  if (text === '' || text.length > LONGEST_MESSAGE) return fail({ code: 'message_malformed' })
  const order = await readOrder(needs, asked.publicCode)
  return order === undefined ? fail({ code: 'order_not_found' }) : ok({ ...order, text })
}

function readOrder({ database }: MessageNeeds, publicCode: string) {
  return database
    .direct()
    .selectFrom('orders')
    .select(['id', 'holder_hash', 'account_id'])
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
}

async function insertMessage(
  tx: Tx,
  message: {
    readonly order_id: string
    readonly sender: 'shop' | 'customer'
    readonly staff_id?: string
    readonly body: string
    readonly sent_at: Date
  },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('order_message')
    .values({ id, ...message })
    .execute()
  return id
}

async function markAnswered(tx: Tx, orderId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('order_message')
    .set({ read_at: at })
    .where('order_id', '=', orderId)
    .where('sender', '=', 'customer')
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
