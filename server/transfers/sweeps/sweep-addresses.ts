import { amount } from '@causeway/core/money'
import type { ChainPort, SweepAbility } from '@causeway/core/ports'
import { sql } from 'kysely'
import { reassignSweep } from '../../deposit-store/sweep-deposits.ts'
import { networksOfSameKeys } from '../../orders/index.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { isHalted } from '../transfer-halts.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { planSweep } from './plan-sweep.ts'

/** Addresses looked at in one turn; each costs the node some questions. */
const MOST_AT_ONCE = 50

/** What lies at one pay-in address in one coin and is not on its way; all of it deep enough. */
type Unswept = {
  readonly address: string
  readonly asset: string
  readonly index: bigint
  readonly units: bigint
  readonly deposits: readonly string[]
}

type Place = { readonly address: string; readonly asset: string }

/** Which addresses a turn looks at: those after a place, or those that hold most of one coin. */
type Choice = { readonly after: Place } | { readonly mostOf: string }

/**
 * Brings what lies at pay-in addresses to the hot wallet. Answers a function that looks at some of them, and goes on
 * after them the next time: what is not worth its fee must not stand in the way of the rest.
 */
export function createSweeper(needs: TransferNeeds, chain: ChainPort): () => Promise<void> {
  const start = { address: '', asset: '' }
  let after: Place = start
  return async () => {
    const { sweeps } = chain
    if (sweeps === null || (await isHaltedHere(needs, chain, chain.network))) return
    if (sweeps.kind === 'pooled') return sweepPool(needs, chain, sweeps)
    const found = await sweepSome(needs, chain, { after })
    after = found.length < MOST_AT_ONCE ? start : (found.at(-1) ?? start)
  }
}

/** A transfer lacks money that may lie at pay-in addresses: the fullest of them are swept at once. */
export async function sweepFor(needs: TransferNeeds, transfer: ClaimedTransfer): Promise<void> {
  const chain = needs.chains.get(transfer.network)
  if (chain?.sweeps?.kind !== 'per_address') return
  if (await isHaltedHere(needs, chain, transfer.asset)) return
  const feeAsset = needs.catalogue.network(transfer.network)?.feeAsset ?? transfer.asset
  for (const mostOf of new Set([transfer.asset, feeAsset])) {
    await sweepSome(needs, chain, { mostOf })
  }
}

async function sweepSome(
  needs: TransferNeeds,
  chain: ChainPort,
  choice: Choice,
): Promise<readonly Unswept[]> {
  const found = await readUnswept(needs, chain, choice)
  const feeAsset = needs.catalogue.network(chain.network)?.feeAsset
  const planned = new Set<string>()
  // A token that goes first finds the address's own coin to pay with.
  const tokensFirst = [
    ...found.filter(({ asset }) => asset !== feeAsset),
    ...found.filter(({ asset }) => asset === feeAsset),
  ]
  for (const unswept of tokensFirst) {
    if (planned.has(unswept.address)) continue
    if (await sweepAddress(needs, chain, unswept)) planned.add(unswept.address)
  }
  if (planned.size > 0) needs.wake('transfers')
  return found
}

async function sweepAddress(
  needs: TransferNeeds,
  chain: ChainPort,
  unswept: Unswept,
): Promise<boolean> {
  if (chain.sweeps?.kind !== 'per_address') return false
  if (await isHaltedHere(needs, chain, unswept.asset)) return false
  const index = Number(unswept.index)
  const offer = await chain.sweeps.offer(unswept.asset, index)
  const { address, deposits, units } = unswept
  if (offer === null) {
    await reassignSweep(needs.database, deposits)
    return false
  }
  // What no scan has reported yet stays for a sweep of its own, or its deposit would wait for one for ever.
  const known = offer.amount.units < units ? offer.amount : amount(unswept.asset, units)
  return planSweep(needs, chain, { source: index, address, deposits }, { ...offer, amount: known })
}

async function sweepPool(
  needs: TransferNeeds,
  chain: ChainPort,
  sweeps: Extract<SweepAbility, { kind: 'pooled' }>,
): Promise<void> {
  const offer = await sweeps.offer()
  if (offer === null || (await isHaltedHere(needs, chain, offer.amount.asset))) return
  if (await planSweep(needs, chain, { source: 'hot', address: null, deposits: [] }, offer)) {
    needs.wake('transfers')
  }
}

function isHaltedHere(needs: TransferNeeds, chain: ChainPort, asset: string): Promise<boolean> {
  return isHalted(needs, {
    kind: 'sweep',
    state: 'planned',
    network: chain.network,
    asset,
    order_id: null,
  })
}

/** Deposits of orders and unexplained ones alike lie at the address of some order, be it lost. */
async function readUnswept(
  needs: TransferNeeds,
  chain: ChainPort,
  choice: Choice,
): Promise<readonly Unswept[]> {
  const { network } = chain
  const networks = networksOfSameKeys(needs.chains, chain)
  const chosen =
    'mostOf' in choice
      ? sql`deposit.asset = ${choice.mostOf}`
      : sql`(deposit.address, deposit.asset) > (${choice.after.address}, ${choice.after.asset})`
  const order =
    'mostOf' in choice ? sql`sum(deposit.units) desc` : sql`deposit.address, deposit.asset`
  const found = await sql<Unswept>`
    select deposit.address, deposit.asset, owner.pay_in_index as index,
      sum(deposit.units) as units, array_agg(deposit.id order by deposit.id) as deposits
    from deposit
    cross join lateral (
      select pay_in_index from orders
      where orders.network_from = any(${networks}::text[])
        and orders.pay_in_address = deposit.address
      union all
      select index from pay_in_skipped skipped
      where skipped.network = any(${networks}::text[]) and skipped.address = deposit.address
      limit 1
    ) owner
    where deposit.network = ${network} and deposit.swept_by is null
      and deposit.state in ('seen', 'confirmed', 'settled') and ${chosen}
      and not exists (
        select 1 from transfer
        where transfer.network = ${network} and transfer.kind = 'sweep'
          and transfer.confirmed_at is null
          and transfer.state in ('planned', 'reserved', 'signed', 'broadcast')
          and transfer.source = owner.pay_in_index::text)
    group by deposit.address, deposit.asset, owner.pay_in_index
    having bool_and(deposit.state <> 'seen' and deposit.confirmations >= deposit.needed)
    order by ${order}
    limit ${MOST_AT_ONCE}
  `.execute(needs.database.direct())
  return found.rows
}
