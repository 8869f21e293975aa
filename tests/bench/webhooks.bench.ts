import { randomUUID } from 'node:crypto'
import { createHttpWebhooks } from '@causeway/adapters/webhooks'
import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { WebhookPort } from '@causeway/core/ports'
import { type Database, openDatabase } from '@causeway/server/db'
import { createCourier, createWebhookCases } from '@causeway/server/webhooks'
import { startProduct } from '../support/index.ts'
import { newOrders } from './load/new-orders.ts'
import { comparison, perSecondText } from './report/comparison.ts'
import type { Bench, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { median } from './report/statistics.ts'
import { durabilityNote, startDurablePostgres } from './servers/durable-postgres.ts'

const AT_ONCE = 32
const GOAL_PER_SECOND = 1000
const partnerKey = new Uint8Array(32).fill(7)
const port = createHttpWebhooks({
  timeLimitMilliseconds: 10_000,
  mostReplyBytes: 1000,
  allowsLocal: true,
})

/** Deliveries from one worker to a receiver on this machine, alone and beside one that never answers. */
export const webhooks: Bench = {
  name: 'webhooks',
  title: 'Webhooks delivered',
  run: async ({ quick }) => {
    const postgres = await startDurablePostgres()
    const url = await postgres.createDatabase('bench_webhooks')
    const database = await openDatabase({ url, connections: 8 })
    const entry = 'tests/bench/servers/webhook-receiver-server.ts'
    const receiver = await startProduct({ entry })
    try {
      const messages = quick ? 200 : 3000
      const partnerId = await addPartner(database)
      const round = (...paths: readonly string[]) =>
        deliverAll({ database, url, partnerId, receiver: receiver.url }, messages, paths)
      const rounds = quick ? 1 : 3
      const alone = await interleave(rounds, {
        ours: () => round('/'),
        base: () => sendBare(receiver.url, messages),
      })
      const beside = await interleave(rounds, {
        ours: () => round('/', '/silent'),
        base: () => round('/'),
      })
      return report({ alone, beside }, await durabilityNote(postgres.url))
    } finally {
      await receiver.stop()
      await database.close()
      await postgres.stop()
    }
  },
}

type Rounds = { readonly ours: readonly number[]; readonly base: readonly number[] }

function report(
  { alone, beside }: { readonly alone: Rounds; readonly beside: Rounds },
  durability: string,
): BenchReport {
  const goal = { kind: 'at least', value: GOAL_PER_SECOND } as const
  const text = perSecondText
  return {
    figures: [
      {
        ...comparison({ what: 'deliveries/s', ...alone, text, goal }),
        judged: median(alone.ours),
      },
      comparison({
        what: 'the same beside a receiver that never answers',
        ...beside,
        text,
        goal: { kind: 'at least', value: 0.9 },
      }),
    ],
    notes: [
      durability,
      `One courier, as a worker runs it: messages are claimed, signed, sent over kept connections, and every attempt is written down. The receiver is a process of its own. The goal of the first line is ${GOAL_PER_SECOND} a second, not the ratio.`,
      `Its base is node:http in the same process: the same bodies over ${AT_ONCE} kept connections at once, unsigned, without a database.`,
      'The base of the second line is the product without the silent receiver, which has as many messages waiting as the other.',
    ],
  }
}

type Stand = {
  readonly database: Database
  readonly url: string
  readonly partnerId: string
  readonly receiver: string
}

/** Delivers so many messages to the first of the paths, while as many wait for the others; how many a second. */
async function deliverAll(
  stand: Stand,
  messages: number,
  paths: readonly string[],
): Promise<number> {
  const { database, partnerId, receiver, url } = stand
  const needs = { database, clock: { now: Date.now }, partnerKey }
  const cases = createWebhookCases({ ...needs, allowsHttp: true, wake: () => {} })
  const orderIds = await newOrders(url, messages)
  const keys = []
  for (const path of paths) {
    const given = { url: `${receiver}${path}`, events: [], signing: 'hmac' } as const
    const added = await cases.add(partnerId, given)
    if (!added.ok) throw new Error(added.failure.code)
    keys.push({ partnerId, endpointId: added.value.endpointId })
    await addMessages(database, added.value.endpointId, orderIds)
  }
  let taken = 0
  const done = Promise.withResolvers<void>()
  const counting: WebhookPort = {
    send: async (message) => {
      const outcome = await port.send(message)
      if (outcome.kind === 'status') taken += 1
      if (taken === messages) done.resolve()
      return outcome
    },
  }
  const perSecond = await measure(counting, needs, done.promise, messages)
  for (const key of keys) await cases.remove(key)
  return perSecond
}

async function measure(
  sender: WebhookPort,
  needs: Pick<Parameters<typeof createCourier>[0], 'database' | 'clock' | 'partnerKey'>,
  done: Promise<void>,
  messages: number,
): Promise<number> {
  let turning = Promise.resolve<unknown>(null)
  let isOver = false
  const again = () => {
    turning = turning.then(async () => {
      while (!isOver && (await courier.turn()));
    })
  }
  const courier = createCourier(
    {
      ...needs,
      catalogue: createCatalogue(currencies, networks),
      freshSnapshot: () => null,
      signatureClock: needs.clock,
      webhooks: sender,
      describeOrder: () => ({}),
      describeFiatOrder: () => ({}),
      onPaused: async () => {},
      alert: () => {},
      onError: (_, error) => {
        throw error
      },
    },
    again,
  )
  const started = performance.now()
  again()
  await done
  const seconds = (performance.now() - started) / 1000
  isOver = true
  await turning
  await courier.settled()
  return messages / seconds
}

async function addPartner(database: Database): Promise<string> {
  const id = randomUUID()
  const values = { id, name: 'Bench', created_at: new Date() }
  await database.direct().insertInto('partner').values(values).execute()
  return id
}

const BODY = JSON.stringify({
  type: 'order.updated',
  data: { id: 'a'.repeat(22), text: 'b'.repeat(1500) },
})

async function addMessages(
  database: Database,
  endpointId: string,
  orderIds: readonly string[],
): Promise<void> {
  const now = new Date()
  for (let begun = 0; begun < orderIds.length; begun += 1000) {
    await database
      .direct()
      .insertInto('webhook_delivery')
      .values(
        orderIds.slice(begun, begun + 1000).map((orderId) => ({
          ...{ id: randomUUID(), endpoint_id: endpointId, order_id: orderId, sequence: 1 },
          ...{ kind: 'order.updated' as const, body: BODY, created_at: now, due_at: now },
        })),
      )
      .execute()
  }
}

async function sendBare(url: string, messages: number): Promise<number> {
  let left = messages
  const sender = async () => {
    while (left > 0) {
      left -= 1
      await port.send({ url, headers: { 'content-type': 'application/json' }, body: BODY })
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return messages / ((performance.now() - started) / 1000)
}
