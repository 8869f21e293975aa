import type { ChainPort, SweepOffer, TransferSource } from '@causeway/core/ports'
import { v7 as newId } from 'uuid'
import type { Tx } from '../../db/index.ts'
import { markSwept } from '../../deposit-store/sweep-deposits.ts'
import { insertTransfers, type PlannedTransfer } from '../../transfer-store/insert-transfers.ts'
import { lockWallet } from '../lock-wallet.ts'
import { sweepRecord } from '../own-record.ts'
import type { TransferNeeds } from '../transfer-needs.ts'
import { storeSource } from '../transfer-source.ts'

/** States of a transfer whose money may still move. */
const OPEN = ['planned', 'reserved', 'signed', 'broadcast'] as const

type Swept = {
  readonly source: TransferSource
  /** Where the source's gas has to go. Null where it pays for itself. */
  readonly address: string | null
  readonly deposits: readonly string[]
}

/**
 * Writes down a sweep, the gas that has to go ahead of it, and the deposits that it takes along. Answers false where
 * another worker was first: one source has one open sweep at a time.
 */
export async function planSweep(
  needs: TransferNeeds,
  chain: ChainPort,
  swept: Swept,
  offer: SweepOffer,
): Promise<boolean> {
  return needs.database.transaction('plan_sweep', async (tx) => {
    const source = storeSource(swept.source)
    await lockWallet(tx, { network: chain.network, source })
    if (await hasOpenSweep(tx, chain.network, source)) return false
    if (!(await lockUnswept(tx, swept.deposits))) return false
    const [sweepId, gasId] = [newId(), offer.gasLacking === null ? null : newId()]
    const at = new Date(needs.clock.now())
    const common = { network: chain.network, created_at: at }
    const rows: PlannedTransfer[] = [
      {
        ...common,
        id: sweepId,
        kind: 'sweep',
        source,
        record: sweepRecord({ deposits: swept.deposits, gas: gasId }),
        asset: offer.amount.asset,
        units: offer.amount.units,
        destination: chain.hotWalletAddress(offer.amount.asset),
      },
    ]
    if (gasId !== null && offer.gasLacking !== null && swept.address !== null) {
      rows.push({
        ...common,
        id: gasId,
        kind: 'gas',
        source: 'hot',
        record: JSON.stringify({ sweep: sweepId }),
        asset: offer.gasLacking.asset,
        units: offer.gasLacking.units,
        destination: swept.address,
      })
    }
    await insertTransfers(tx, rows)
    if (swept.deposits.length > 0) await markSwept(tx, sweepId, swept.deposits)
    return true
  })
}

async function hasOpenSweep(tx: Tx, network: string, source: string): Promise<boolean> {
  const open = await tx
    .selectFrom('transfer')
    .select('id')
    .where('network', '=', network)
    .where('kind', '=', 'sweep')
    .where('source', '=', source)
    .where('confirmed_at', 'is', null)
    .where('state', 'in', OPEN)
    .executeTakeFirst()
  return open !== undefined
}

async function lockUnswept(tx: Tx, deposits: readonly string[]): Promise<boolean> {
  if (deposits.length === 0) return true
  const rows = await tx
    .selectFrom('deposit')
    .select('id')
    .where('id', 'in', deposits)
    .where('swept_by', 'is', null)
    .where('state', 'in', ['confirmed', 'settled'])
    .forUpdate()
    .execute()
  return rows.length === deposits.length
}
