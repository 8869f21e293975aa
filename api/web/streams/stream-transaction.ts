import type { TransactionReply, webCalls } from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import type { FollowedOrder } from '../../handlers/index.ts'
import { clientNetwork } from '../../http/index.ts'
import type { Exchange } from '../http-handler.ts'
import type { RouteNeeds } from '../route-needs.ts'

type Shown = { readonly sequence: number; readonly reply: TransactionReply }

/**
 * Streams an order's changes (TRACK). The listener is there before the order is read, so that nothing falls between;
 * an event that says nothing new is left out, and an older one than was sent too. Once the session that showed it as
 * its holder's has ended, the stream ends: the client comes back as who he is by then.
 */
export async function streamTransaction(
  { feed, handlers, streams }: RouteNeeds,
  { caller, input, request, reply }: Exchange<typeof webCalls.transactionEvents>,
) {
  const found = await handlers.transaction(input, caller)
  if (!found.ok) return found
  const stream = streams.open(reply.raw, clientNetwork(request.ip) ?? request.ip)
  if (stream === null) {
    reply.header('retry-after', RETRY_SECONDS)
    return refuseRequest({ code: 'too_many_streams', retryAfterSeconds: RETRY_SECONDS })
  }
  reply.hijack()
  const { isOwner, type } = found.body.transaction
  let last: Shown | null = null
  const send = (shown: Shown) => {
    if (last !== null && !isNews(shown, last)) return
    last = shown
    const data = JSON.stringify(shown.reply)
    stream.send({ name: 'transaction', id: String(shown.sequence), data })
  }
  const isFiat = type === 'fiat'
  const tell = (order: FollowedOrder) =>
    send({ sequence: order.events.at(-1)?.sequence ?? 0, reply: feed.show(order, isOwner) })
  // Secrets do not end; a session or an app's token can, so they are looked at with every change.
  const mayEnd = isOwner && Boolean(caller.session || caller.bearer)
  const notifyHolder = async (order: FollowedOrder) => {
    if (await feed.holds(input.id, isFiat, caller)) tell(order)
    else stream.end()
  }
  // One after another, or an older change could be told after a newer one.
  let turn = Promise.resolve()
  const unfollow = feed.follow(input.id, isFiat, (order) => {
    if (mayEnd) turn = turn.then(() => notifyHolder(order)).catch(stream.end)
    else tell(order)
  })
  stream.onEnd(unfollow)
  try {
    const now = await handlers.transaction(input, caller)
    // What was told meanwhile is newer than what was read.
    if (now.ok && last === null) send({ sequence: lastSequence(now.body), reply: now.body })
  } catch (error) {
    stream.end()
    throw error
  }
  return null
}

const RETRY_SECONDS = 30

function isNews(shown: Shown, last: Shown): boolean {
  if (shown.sequence !== last.sequence) return shown.sequence > last.sequence
  return textOf(shown.reply) !== textOf(last.reply)
}

function textOf({ transaction }: TransactionReply): string {
  return JSON.stringify({ ...transaction, serverTime: 0 })
}

function lastSequence({ transaction }: TransactionReply): number {
  return transaction.events.at(-1)?.sequence ?? 0
}
