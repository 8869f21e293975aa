import { createHmac, randomUUID } from 'node:crypto'
import type { PlayFiatMishap, PlayFiatOrder, WebhookMessage } from '@causeway/core/ports'
import { inTransaction } from '../in-transaction.ts'
import { modeOf, saysNothing } from '../modes-store.ts'
import type { World } from '../world.ts'

const DELAY_MILLISECONDS = 5000
const SLOW_MILLISECONDS = 3000
const REPEAT_AFTER_MILLISECONDS = 1000
const FIRST_RETRY_MILLISECONDS = 1000
const LONGEST_RETRY_MILLISECONDS = 60_000
const MOST_ATTEMPTS = 12

/** A message that waits to be brought. */
export type WaitingFiatMessage = {
  readonly sequence: number
  readonly id: string
  readonly provider: string
  readonly body: string
  /** Of a message that is sent again: as it was, byte by byte. */
  readonly signed: WebhookMessage | null
}

type MessageRow = Omit<WaitingFiatMessage, 'signed'> & {
  signed: string | null
  attempts: number
}

/** Writes a message about an order that changed; the mishap that was ordered for the next one happens to it. */
export function queueFiatMessage(world: World, order: PlayFiatOrder): void {
  const { id, provider, reference, state } = order
  const mishap = takeMishap(world, provider)
  if (mishap === 'lose') return
  const isSlow = modeOf(world, { kind: 'fiat', provider }) === 'slow'
  const due =
    world.clock.now() +
    (isSlow ? SLOW_MILLISECONDS : 0) +
    (mishap === 'delay' ? DELAY_MILLISECONDS : 0)
  const messageId = randomUUID()
  const body = JSON.stringify({ event: 'order_changed', order: id, reference, state })
  const insert = world.store.prepare(
    `INSERT INTO fiat_messages (message_id, provider, body, attempts, due_at) VALUES (?, ?, ?, 0, ?)`,
  )
  insert.run(messageId, provider, body, due)
  if (mishap === 'repeat') insert.run(messageId, provider, body, due + REPEAT_AFTER_MILLISECONDS)
}

/**
 * Takes the message that is due next, of a provider that is not down; null where there is none. It comes again after a
 * while, ever longer, until it is taken or was tried twelve times.
 */
export function claimFiatMessage(world: World): WaitingFiatMessage | null {
  if (dueMessages(world).length === 0) return null
  return inTransaction(world, () => {
    const message = dueMessages(world)[0]
    if (message === undefined) return null
    const attempts = message.attempts + 1
    if (attempts > MOST_ATTEMPTS) {
      dropFiatMessage(world, message)
      return null
    }
    const pause = Math.min(
      FIRST_RETRY_MILLISECONDS * 2 ** message.attempts,
      LONGEST_RETRY_MILLISECONDS,
    )
    world.store
      .prepare('UPDATE fiat_messages SET attempts = ?, due_at = ? WHERE sequence = ?')
      .run(attempts, world.clock.now() + pause, message.sequence)
    return toMessage(message)
  })
}

/** The receiver has taken it. */
export function dropFiatMessage(
  world: World,
  { sequence }: Pick<WaitingFiatMessage, 'sequence'>,
): void {
  world.store.prepare('DELETE FROM fiat_messages WHERE sequence = ?').run(sequence)
}

/** Signs a message as a provider does: over its id, its time (seconds since 1970) and its body. */
export function signFiatMessage(
  world: World,
  provider: string,
  message: { readonly id: string; readonly seconds: number; readonly body: string },
): WebhookMessage {
  const { body, id, seconds } = message
  const signature = createHmac('sha256', fiatMessageKey(world, provider))
    .update(`${id}.${seconds}.${body}`)
    .digest('hex')
  return {
    headers: {
      'x-sandbox-id': id,
      'x-sandbox-timestamp': String(seconds),
      'x-sandbox-signature': signature,
    },
    rawBody: body,
  }
}

/** What a provider's messages are signed with. */
export function fiatMessageKey({ seed }: World, provider: string): string {
  return `fiat ${provider} ${seed}`
}

/** Has something happen to the provider's next message. */
export function orderFiatMishap(world: World, provider: string, mishap: PlayFiatMishap): void {
  world.store
    .prepare(
      `INSERT INTO fiat_couriers (provider, mishap) VALUES (?, ?)
       ON CONFLICT (provider) DO UPDATE SET mishap = excluded.mishap`,
    )
    .run(provider, mishap)
}

/** Remembers the last message that a provider sent, byte by byte. */
export function keepFiatMessage(world: World, provider: string, message: WebhookMessage): void {
  world.store
    .prepare(
      `INSERT INTO fiat_couriers (provider, last_sent) VALUES (?, ?)
       ON CONFLICT (provider) DO UPDATE SET last_sent = excluded.last_sent`,
    )
    .run(provider, JSON.stringify(message))
}

/** Has the provider's last message brought once more, just as it was; false before the first. */
export function repeatFiatMessage(world: World, provider: string): boolean {
  const row = world.store
    .prepare('SELECT last_sent AS sent FROM fiat_couriers WHERE provider = ?')
    .get(provider) as { sent: string | null } | undefined
  if (!row?.sent) return false
  world.store
    .prepare(
      `INSERT INTO fiat_messages (message_id, provider, body, signed, attempts, due_at)
       VALUES (?, ?, '', ?, ?, ?)`,
    )
    .run(randomUUID(), provider, row.sent, MOST_ATTEMPTS - 1, world.clock.now())
  return true
}

function takeMishap(world: World, provider: string): PlayFiatMishap | null {
  const row = world.store
    .prepare('SELECT mishap FROM fiat_couriers WHERE provider = ?')
    .get(provider) as { mishap: PlayFiatMishap | null } | undefined
  if (!row?.mishap) return null
  world.store.prepare('UPDATE fiat_couriers SET mishap = NULL WHERE provider = ?').run(provider)
  return row.mishap
}

function dueMessages(world: World): readonly MessageRow[] {
  const rows = world.store
    .prepare(
      `SELECT sequence, message_id AS id, provider, body, signed, attempts FROM fiat_messages
       WHERE due_at <= ? ORDER BY due_at, sequence`,
    )
    .all(world.clock.now()) as MessageRow[]
  return rows.filter(({ provider }) => !saysNothing(world, { kind: 'fiat', provider }))
}

function toMessage({ body, id, provider, sequence, signed }: MessageRow): WaitingFiatMessage {
  return {
    sequence,
    id,
    provider,
    body,
    signed: signed === null ? null : (JSON.parse(signed) as WebhookMessage),
  }
}
