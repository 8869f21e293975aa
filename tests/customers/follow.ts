import type { TransactionOut, TransactionReply } from '@causeway/api/contract'
import type { Shop } from './ask.ts'
import type { Placed } from './play.ts'

/** An order that can be followed. */
export type Followed = Pick<Placed, 'id' | 'secret'> & {
  readonly wish: Pick<Placed['wish'], 'from' | 'to'>
}

const REACHED_WITHIN_MILLISECONDS = 240_000
const RECONNECT_MILLISECONDS = 200

/**
 * Follows an order by its event stream, as the page does, until it is what the story waits for; answers everything that
 * was shown on the way, the awaited state last. A lost stream is opened again. Throws with what was seen last.
 */
export async function followUntil(
  shop: Shop,
  order: Followed,
  isReached: (transaction: TransactionOut) => boolean,
  within = REACHED_WITHIN_MILLISECONDS,
): Promise<readonly TransactionOut[]> {
  const timeout = AbortSignal.timeout(within)
  const seen: TransactionOut[] = []
  while (!timeout.aborted) {
    try {
      for await (const transaction of stream(shop, order, timeout)) {
        seen.push(transaction)
        if (isReached(transaction)) return seen
      }
    } catch (error) {
      if (error instanceof StreamRefused) throw error
      // The product went away; a customer's browser comes back too.
    }
    await pause(RECONNECT_MILLISECONDS)
  }
  throw new NotReached(order, seen, within)
}

/** Follows until the wire's status is one of these, and answers the order as it stands then. */
export async function reach(
  shop: Shop,
  order: Followed,
  statuses: string | readonly string[],
  within = REACHED_WITHIN_MILLISECONDS,
): Promise<TransactionOut> {
  const wanted = typeof statuses === 'string' ? [statuses] : statuses
  const seen = await followUntil(shop, order, ({ status }) => wanted.includes(status), within)
  return lastOf(seen)
}

export function lastOf<T>(seen: readonly T[]): T {
  const last = seen.at(-1)
  if (last === undefined) throw new Error('Nothing was seen')
  return last
}

/** The order did not become what the story waits for. */
export class NotReached extends Error {
  constructor(order: Followed, seen: readonly TransactionOut[], within: number) {
    const path = seen
      .map(({ status }) => status)
      .filter((status, at, all) => status !== all[at - 1])
    const last = JSON.stringify(seen.at(-1) ?? null)
    super(
      `${order.wish.from} to ${order.wish.to}, order ${order.id}, after ${within / 1000} s: ${path.join(' > ')}; last ${last}`,
    )
    this.name = 'NotReached'
  }
}

class StreamRefused extends Error {}

async function* stream(
  shop: Shop,
  order: Followed,
  timeout: AbortSignal,
): AsyncGenerator<TransactionOut> {
  const end = new AbortController()
  const response = await fetch(`${shop.url}/api/transactions/${order.id}/events`, {
    headers: { accept: 'text/event-stream', 'x-holder-secret': order.secret },
    signal: AbortSignal.any([end.signal, timeout]),
  })
  if (response.status >= 400 && response.status !== 503) {
    throw new StreamRefused(`The event stream answered ${response.status}`)
  }
  try {
    for await (const event of eventsOf(response)) {
      const reply: TransactionReply = JSON.parse(event)
      yield reply.transaction
    }
  } finally {
    end.abort()
  }
}

/** The data of each server-sent event (WHATWG HTML, 9.2.6); comments and other fields are passed by. */
async function* eventsOf(response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of response.body) {
    rest += decoder.decode(chunk, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block.split('\n').filter((line) => line.startsWith('data: '))
      if (data.length > 0) yield data.map((line) => line.slice('data: '.length)).join('\n')
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
