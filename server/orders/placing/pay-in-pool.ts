import type { Currency, NetworkId } from '@causeway/core/currencies'
import type { ChainPort, PayInAddress } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database, Tx } from '../../db/index.ts'
import { networksOfSameKeys } from './same-keys.ts'

export type PayIn = PayInAddress & { readonly index: number }

/** Hands out pay-in addresses, each once for ever. Null where a new one is needed and the chain does not answer. */
export type PayInPool = { readonly take: (currency: Currency) => Promise<PayIn | null> }

type PayInChains = ReadonlyMap<NetworkId, ChainPort>
type Block = { next: number; readonly end: number }

/** Indices are taken from the database in blocks, so that creations do not queue for one row. */
const BLOCK = 64

/**
 * Every address of a block is watched before any of it is shown. What a stopped process did not hand out is skipped
 * for good: an index is cheap, an address used twice is not.
 */
export function createPayInPool(needs: {
  readonly database: Database
  readonly chains: PayInChains
}): PayInPool {
  const blocks = new Map<string, Block>()
  const filling = new Map<string, Promise<Block | null>>()
  const kin = new Map<NetworkId, readonly NetworkId[]>()

  // Found by comparing an address of each network, so only once.
  const kinOf = (chain: ChainPort) => {
    const networks = kin.get(chain.network) ?? networksOfSameKeys(needs.chains, chain)
    kin.set(chain.network, networks)
    return networks
  }

  const fill = async (chain: ChainPort, currency: Currency): Promise<Block | null> => {
    const end = await reserveBlock(needs.database, chain, kinOf(chain))
    const indices = Array.from({ length: BLOCK }, (_, offset) => end - BLOCK + offset)
    try {
      await chain.watch(indices.map((index) => chain.payInAddress(currency.ticker, index)))
    } catch {
      // What nobody looks out for is never shown. The chain's own worker tells of a chain that does not answer.
      return null
    }
    return { next: end - BLOCK, end }
  }

  const blockOf = async (chain: ChainPort, currency: Currency): Promise<Block | null> => {
    const have = blocks.get(currency.ticker)
    if (have !== undefined && have.next < have.end) return have
    const pending = filling.get(currency.ticker) ?? fill(chain, currency)
    filling.set(currency.ticker, pending)
    try {
      const block = await pending
      if (block !== null) blocks.set(currency.ticker, block)
      return block
    } finally {
      // Those who waited longest come here when the next block may already be on its way.
      if (filling.get(currency.ticker) === pending) filling.delete(currency.ticker)
    }
  }

  return {
    take: async (currency) => {
      const chain = needs.chains.get(currency.protocol)
      if (chain === undefined) throw new Error(`No chain is wired for ${currency.protocol}`)
      for (;;) {
        const block = await blockOf(chain, currency)
        if (block === null) return null
        // Others may have emptied the block while this one waited for it.
        if (block.next >= block.end) continue
        const index = block.next
        block.next += 1
        return { ...chain.payInAddress(currency.ticker, index), index }
      }
    },
  }
}

/**
 * Networks that have the same addresses share their indexes: a payment on the wrong one of them must not come to the
 * address of somebody else's order. All their counters are locked, in one order always.
 */
async function reserveBlock(
  database: Database,
  chain: ChainPort,
  networks: readonly NetworkId[],
): Promise<number> {
  const direct = database.direct()
  await direct
    .insertInto('pay_in_counter')
    .values(networks.map((network) => ({ network, next_index: 0n })))
    .onConflict((conflict) => conflict.column('network').doNothing())
    .execute()
  const reserved = await sql<{ next_index: bigint }>`
    update pay_in_counter set next_index = ${BLOCK} + (
      select max(next_index) from (
        select next_index from pay_in_counter
        where network = any(${networks}::text[]) order by network for update
      ) locked)
    where network = ${chain.network} returning next_index
  `.execute(direct)
  const [row] = reserved.rows
  if (row === undefined) throw new Error(`${chain.network} has no counter of its addresses`)
  return Number(row.next_index)
}

/** The first pay-in index of a network that was never handed out. */
export async function nextPayInIndex(database: Database, network: NetworkId): Promise<number> {
  const row = await database
    .direct()
    .selectFrom('pay_in_counter')
    .select('next_index')
    .where('network', '=', network)
    .executeTakeFirst()
  return Number(row?.next_index ?? 0n)
}

/** Moves a network's counter on, so that no pay-in index below the next one is handed out any more; never back. */
export async function raisePayInCounter(tx: Tx, network: NetworkId, next: bigint): Promise<void> {
  await tx
    .insertInto('pay_in_counter')
    .values({ network, next_index: next })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet({
        next_index: sql<bigint>`greatest(pay_in_counter.next_index, excluded.next_index)`,
      }),
    )
    .execute()
}
