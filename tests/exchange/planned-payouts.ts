import { liftHalt, setHalt } from '@causeway/server/halts/set-halt'
import type { PlacedOrder } from '@causeway/server/orders'
import { sql } from 'kysely'
import type { Exchange } from './exchange.ts'
import { transferOf } from './order-rows.ts'
import { advanceDueTransfers } from './work-exchange.ts'

/** More workers than a test has transfers: whatever is due is taken up at once. */
const ENOUGH = 256

type Change = NonNullable<Parameters<Exchange['place']>[0]>

/** Orders whose payouts on a network are planned, and none is decided yet. */
export async function plannedPayouts(
  exchange: Exchange,
  count: number,
  { network, ...change }: Change & { readonly network: string },
): Promise<readonly PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  while (placed.length < count) placed.push(await exchange.place(change))
  for (const each of placed) await exchange.pay(each)
  await setHalt(exchange.database, { scope: network, reason: 'a test', at: 0 })
  for (const each of placed) await exchange.until(each, 'sending')
  await liftHalt(exchange.database, network)
  return placed
}

/** Workers take up all transfers that are due, or rest, side by side. */
export async function workTogether(
  exchange: Exchange,
  needs: Exchange['needs'] = exchange.needs,
): Promise<void> {
  await sql`update transfer set due_at = now() where due_at is not null`.execute(
    exchange.database.direct(),
  )
  await advanceDueTransfers(needs, ENOUGH)
}

/** Workers whose payouts wait for each other so long that, on a busy machine too, all that are due share a transaction. */
export function waitingForOthers({ needs }: Exchange): Exchange['needs'] {
  return { ...needs, waitForOthersMilliseconds: 500 }
}

/** They do so until every transfer but `left` has come to this state. */
export async function workUntil(
  exchange: Exchange,
  placed: readonly PlacedOrder[],
  {
    state,
    left = [],
    needs = exchange.needs,
  }: {
    readonly state: string
    readonly left?: readonly PlacedOrder[]
    readonly needs?: Exchange['needs']
  },
): Promise<void> {
  const others = placed.filter((each) => !left.includes(each))
  for (let turn = 0; turn < 20; turn += 1) {
    await workTogether(exchange, needs)
    const rows = await transfersOf(exchange, others)
    if (rows.every((row) => row.state === state)) return
  }
  const states = (await transfersOf(exchange, others)).map((row) => row.state)
  throw new Error(`Not all are ${state}: ${states}`)
}

/** The orders' newest transfers. */
export function transfersOf(exchange: Exchange, placed: readonly PlacedOrder[]) {
  return Promise.all(placed.map((each) => transferOf(exchange, each)))
}
