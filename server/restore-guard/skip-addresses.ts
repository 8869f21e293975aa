import type { ChainPort, PayInAddress } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { raisePayInCounter } from '../orders/index.ts'
import { readNextIndices } from './generation-store.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

/** So far the counters jump beyond whatever may have been given out. */
const JUMP = 10_000n
/** What may have been handed out after the signer last heard how far it was: watched as well. */
const AFTER_WITNESS = 1024n
const AT_ONCE = 256

/** Indices of one network that are not given out any more. */
export type SkippedIndices = {
  readonly network: string
  readonly from: bigint
  /** The first that is not watched. */
  readonly watchedUntil: bigint
  /** The next that is given out. */
  readonly next: bigint
}

/** Says what would be skipped: from the database's counter to beyond what the signer has heard of. */
export async function planSkipping(
  needs: Pick<ReconcileNeeds, 'database' | 'signer' | 'chains'>,
): Promise<readonly SkippedIndices[]> {
  const witnessed = (await needs.signer.witness())?.nextIndices ?? {}
  const own = await readNextIndices(needs.database)
  return [...needs.chains.keys()].flatMap((network) => {
    const from = own[network] ?? 0n
    const seen = witnessed[network] ?? 0n
    // It jumped already: a run before this one was cut off.
    if (from >= seen + JUMP && seen > 0n) return []
    if (from === 0n && seen === 0n) return []
    const last = from > seen ? from : seen
    return { network, from, watchedUntil: last + AFTER_WITNESS, next: last + JUMP }
  })
}

/**
 * Has the addresses watched, keeps them as ours, and moves the counter past them. Lost orders' customers may still pay
 * there: what they pay is found, and waits in suspense. So are those below the counter that no order has: a process takes
 * indices in blocks, and may have given the rest of its block out after the backup.
 */
export async function skipAddresses(
  needs: Pick<ReconcileNeeds, 'database'>,
  chain: ChainPort,
  skipped: SkippedIndices,
): Promise<void> {
  const indices = await readIndices(needs.database, skipped)
  for (let start = 0; start < indices.length; start += AT_ONCE) {
    const addresses = addressesOf(chain, indices.slice(start, start + AT_ONCE))
    await chain.watch(addresses.map(({ payIn }) => payIn))
    await needs.database
      .direct()
      .insertInto('pay_in_skipped')
      .values(
        addresses.map(({ payIn, index }) => ({
          network: chain.network,
          address: payIn.address,
          index,
        })),
      )
      .onConflict((conflict) => conflict.columns(['network', 'address', 'index']).doNothing())
      .execute()
  }
  await jump(needs.database, skipped)
}

async function readIndices(
  database: Database,
  { network, watchedUntil }: SkippedIndices,
): Promise<readonly bigint[]> {
  const found = await sql<{ index: bigint }>`
    select index from generate_series(0::bigint, ${watchedUntil - 1n}::bigint) as series (index)
    where not exists (select 1 from orders
        where orders.network_from = ${network} and orders.pay_in_index = series.index)
      and not exists (select 1 from pay_in_skipped skipped
        where skipped.network = ${network} and skipped.index = series.index)
      and not exists (select 1 from pay_in_gap gap
        where gap.network = ${network} and series.index >= gap.first_index and series.index < gap.next_index)
    order by index
  `.execute(database.direct())
  return found.rows.map(({ index }) => index)
}

async function jump(
  database: Database,
  { network, watchedUntil, next }: SkippedIndices,
): Promise<void> {
  await database.transaction('skip_addresses', async (tx) => {
    await tx
      .insertInto('pay_in_gap')
      .values({ network, first_index: watchedUntil, next_index: next })
      .onConflict((conflict) => conflict.columns(['network', 'first_index']).doNothing())
      .execute()
    await raisePayInCounter(tx, network, next)
  })
}

/** Each address once, whatever number of coins shares it. */
function addressesOf(
  chain: ChainPort,
  indices: readonly bigint[],
): readonly { readonly index: bigint; readonly payIn: PayInAddress }[] {
  return indices.flatMap((index) => {
    const payIns = new Map(
      chain.assets.map((asset) => {
        const payIn = chain.payInAddress(asset, Number(index))
        return [payIn.address, payIn] as const
      }),
    )
    return [...payIns.values()].map((payIn) => ({ index, payIn }))
  })
}
