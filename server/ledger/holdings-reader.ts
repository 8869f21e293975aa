import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { ChainPort, Clock } from '@causeway/core/ports'
import { sql } from 'kysely'
import { type Database, earliestId, timeOfId } from '../db/index.ts'

/** What one asset's wallet holds on chain, pay-in addresses included; null while not all of them were read once. */
export type HoldingsReader = (asset: AssetCode) => Promise<Amount | null>

/** What of a chain is asked. */
export type HeldChain = Pick<ChainPort, 'network' | 'holdings' | 'sweeps'>

export type HoldingsNeeds = { readonly database: Database; readonly clock: Clock }

/** So many addresses stand together: they are read, and remembered, as one sum. */
const GROUP_SIZE = 200
/** Without a deposit or a sweep for so long, a group's balance is remembered instead of asked for at every look. */
const QUIET_MILLISECONDS = 24 * 60 * 60 * 1000
/** Groups that are read for the first time, or once more, in one look. */
const READ_AT_ONCE = 5
/** Clocks of processes differ, and what began earlier may be saved later: activity is read so far back again. */
const OVERLAP_MILLISECONDS = 10 * 60 * 1000

type Group = { readonly addresses: string[]; activeAt: number; readonly units: Map<string, bigint> }

/**
 * Reads what a chain's wallet holds without asking for every address that ever was: those with recent money are read
 * at one block with the hot wallet, the others are remembered in groups, of which each look reads some again. Where the
 * chain counts pay-ins itself (one wallet for all), it is asked at once, and no address is read.
 */
export function createHoldingsReader(needs: HoldingsNeeds, chain: HeldChain): HoldingsReader {
  const groups: Group[] = []
  const groupOf = new Map<string, Group>()
  let sweptUntil = 0
  let foundUntil = 0
  let turn = 0

  async function learnActivity(): Promise<void> {
    const found = await readActivity(needs.database, chain.network, {
      found: new Date(foundUntil - OVERLAP_MILLISECONDS),
      swept: new Date(sweptUntil - OVERLAP_MILLISECONDS),
    })
    for (const { address, at, found: id, swept } of found) {
      const group = groupOf.get(address) ?? enter(address)
      group.activeAt = Math.max(group.activeAt, at.getTime())
      foundUntil = Math.max(foundUntil, timeOfId(id) ?? 0)
      sweptUntil = Math.max(sweptUntil, swept?.getTime() ?? 0)
    }
  }

  function enter(address: string): Group {
    let group = groups.at(-1)
    if (group === undefined || group.addresses.length >= GROUP_SIZE) {
      group = { addresses: [], activeAt: 0, units: new Map() }
      groups.push(group)
    }
    group.addresses.push(address)
    group.units.clear()
    groupOf.set(address, group)
    return group
  }

  /** The group's own sum: what there is with it less what there is without, where nothing moved meanwhile. */
  async function remember(group: Group, asset: AssetCode): Promise<void> {
    const before = await chain.holdings(asset, [])
    const all = await chain.holdings(asset, group.addresses)
    const after = await chain.holdings(asset, [])
    if (before.units === after.units) group.units.set(asset, all.units - before.units)
  }

  async function refresh(asset: AssetCode, quiet: readonly Group[]): Promise<void> {
    const unknown = quiet.filter((group) => !group.units.has(asset))
    const known = quiet.length === 0 ? [] : [quiet[turn++ % quiet.length]]
    const due = unknown.length > 0 ? unknown.slice(0, READ_AT_ONCE) : known
    for (const group of due) if (group !== undefined) await remember(group, asset)
  }

  return async (asset) => {
    if (chain.sweeps?.kind === 'pooled') return chain.holdings(asset, [])
    await learnActivity()
    if (chain.sweeps?.kind !== 'per_address') return chain.holdings(asset, [...groupOf.keys()])
    const oldest = needs.clock.now() - QUIET_MILLISECONDS
    const quiet = groups.filter(({ activeAt }) => activeAt < oldest)
    for (const group of groups) if (group.activeAt >= oldest) group.units.clear()
    await refresh(asset, quiet)
    if (quiet.some((group) => !group.units.has(asset))) return null
    const live = groups.filter(({ activeAt }) => activeAt >= oldest)
    const read = await chain.holdings(
      asset,
      live.flatMap(({ addresses }) => addresses),
    )
    const kept = quiet.reduce((sum, { units }) => sum + (units.get(asset) ?? 0n), 0n)
    return amount(asset, read.units + kept)
  }
}

type Activity = {
  readonly address: string
  /** When money last came there, or was last taken away. */
  readonly at: Date
  /** The id of the newest deposit, or nothing. */
  readonly found: string
  readonly swept: Date | null
}

/** Where deposits were found or taken away since then. */
async function readActivity(
  database: Database,
  network: string,
  since: { readonly found: Date; readonly swept: Date },
): Promise<readonly Activity[]> {
  const { rows } = await sql<Activity>`
    select address, max(at) as at, max(id) as found, max(swept) as swept from (
      select address, seen_at as at, id::text, null::timestamptz as swept
      from deposit where network = ${network} and id >= ${earliestId(since.found)}::uuid
      union all
      select deposit.address, transfer.created_at, '', transfer.created_at
      from transfer join deposit on deposit.swept_by = transfer.id
      where transfer.network = ${network} and transfer.kind = 'sweep' and transfer.created_at > ${since.swept}
    ) active
    group by address
  `.execute(database.direct())
  return rows
}
