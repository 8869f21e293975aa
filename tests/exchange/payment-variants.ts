import { lossAccount } from '@causeway/core/ledger'
import { ledgerTotals } from '@causeway/server/ledger'
import type { PlacedOrder } from '@causeway/server/orders'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, type TestContext } from 'vitest'
import type { Exchange } from './exchange.ts'
import { expectSound } from './expect-sound.ts'
import { accountsOf } from './sweep-steps.ts'

export const SOLD_ETHER = { from: 'eth', to: 'ltc', given: '0.5' } as const

/** What lies at pay-in addresses stays there: sweeps are another story. */
export function withoutSweeps(open: (context: TestContext) => Promise<Exchange>) {
  return async (context: TestContext) => {
    const exchange = await open(context)
    exchange.script('ethereum').answers.sweeps = null
    return exchange
  }
}

/** What a payment of so many units of ether may become. Where none is said, it goes where it went at first. */
export const anyVariant = (units: bigint) =>
  fc.constantFrom(
    { units },
    { units: units / 2n },
    { units: 1n },
    {},
    { to: 'somebody else' },
    { asset: 'usdc', units: 5_000_000n },
    { asset: 'eth', units },
  )

type Variant = { readonly to?: string; readonly asset?: string; readonly units?: bigint }

/** The payment of an order becomes one thing after another, with so many blocks after each; no halt lasts. */
export async function becomeInTurn(
  exchange: Exchange,
  { order }: PlacedOrder,
  txId: string,
  steps: readonly { readonly change: Variant; readonly turns: number }[],
): Promise<void> {
  for (const { change, turns } of steps) {
    accountsOf(exchange).remake(txId, { to: order.payIn.address, ...change })
    await exchange.work()
    await mineAndWork(exchange, turns)
    await exchange.database.direct().deleteFrom('halt').execute()
  }
}

/** Every variant that the payment had, with what became of it. */
export async function variantsOf(exchange: Exchange, txId: string) {
  const rows = await exchange.database
    .direct()
    .selectFrom('deposit')
    .select(['units', 'state', 'role'])
    .where('tx_id', '=', txId)
    .orderBy('id')
    .execute()
  return rows.map(({ units, state, role }) => ({ units, state, role }))
}

/** What reorganisations have cost us in ether. */
export async function lossOf(exchange: Exchange): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  const loss = accounts.find(({ account, asset }) => account === lossAccount && asset === 'eth')
  return loss?.units ?? 0n
}

/** Units of each payment that reached the order’s destination. */
export async function receivedUnits(
  exchange: Exchange,
  { order }: PlacedOrder,
): Promise<readonly bigint[]> {
  const payments = await exchange.received(order.destination.address)
  return payments.map(({ amount }) => amount.units)
}

/** A block, and the work that it brings. */
export async function mineAndWork(exchange: Exchange, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await exchange.mine()
    await exchange.work()
  }
}

/** The destination got what the order says, once, and the books agree. */
export async function paidUnitsOnce(exchange: Exchange, placed: PlacedOrder): Promise<void> {
  const { sentTo } = await exchange.read(placed)
  expect(await receivedUnits(exchange, placed)).toEqual([sentTo?.units])
  await expectSound(exchange)
}

/** What each settlement of an order that still counts pays out. */
export async function settledOf(exchange: Exchange, { order }: PlacedOrder) {
  const rows = await exchange.database
    .direct()
    .selectFrom('settlement')
    .select('units_out')
    .where('order_id', '=', order.id)
    .where('taken_back_at', 'is', null)
    .execute()
  return rows.map(({ units_out }) => units_out)
}

/** As if a worker held the order's transfer, until then counted from now. */
export async function leaseTransfer(exchange: Exchange, { order }: PlacedOrder, until: string) {
  await sql`update transfer set lease_until = now() + ${until}::interval, due_at = now()
    where order_id = ${order.id}`.execute(exchange.database.direct())
}
