import { fail, ok } from '@causeway/core/result'
import { holderReader } from '../orders/index.ts'
import type { MessageCases, MessageNeeds } from './order-message-types.ts'
import { messageHolder, settleMessages } from './send-order-message.ts'

const MOST_WAITING = 50

/** Messages between staff and the holders of orders, joined with what they need. */
export function createMessageCases(needs: MessageNeeds): MessageCases {
  return {
    read: (publicCode) => readForStaff(needs, publicCode),
    send: (asked, who) => messageHolder(needs, asked, who),
    settle: (publicCode, who) => settleMessages(needs, publicCode, who),
    waiting: async () => {
      const rows = await needs.database
        .direct()
        .selectFrom('order_message')
        .innerJoin('orders', 'orders.id', 'order_message.order_id')
        .select((select) => [
          'orders.public_code',
          select.fn.min('order_message.sent_at').as('since'),
        ])
        .where('order_message.sender', '=', 'customer')
        .where('order_message.read_at', 'is', null)
        .groupBy('orders.public_code')
        .orderBy('since')
        .limit(MOST_WAITING)
        .execute()
      return rows.map(({ public_code, since }) => ({
        publicCode: public_code,
        since: since.getTime(),
      }))
    },
  }
}

async function readForStaff({ database }: MessageNeeds, publicCode: string) {
  const order = await database
    .direct()
    .selectFrom('orders')
    .select(['id', 'account_id', 'email', 'language'])
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (order === undefined) return fail({ code: 'order_not_found' } as const)
  const reader = await holderReader(database.direct(), order)
  const rows = await database
    .direct()
    .selectFrom('order_message')
    .leftJoin('staff', 'staff.id', 'order_message.staff_id')
    .select(['order_message.id', 'order_message.sender', 'order_message.body'])
    .select(['order_message.sent_at', 'order_message.read_at', 'staff.name'])
    .where('order_message.order_id', '=', order.id)
    .orderBy('order_message.id')
    .execute()
  return ok({
    isMailed: reader !== null,
    language: reader?.language ?? order.language,
    messages: rows.map(({ body, id, name, read_at, sender, sent_at }) => ({
      id,
      sender,
      staff: sender === 'shop' ? (name ?? null) : null,
      text: body,
      sentAt: sent_at.getTime(),
      isWaiting: sender === 'customer' && read_at === null,
    })),
  })
}
