import type { ChainPort } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { saveFirstBlock } from '../deposit-store/observe-deposit.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import { readVariants } from './payment-variants.ts'
import { reverseDeposit } from './reverse-deposit.ts'
import { scanChain } from './scan-chain.ts'
import { statusesOf } from './statuses-of.ts'

type Deposit = Selectable<DepositTable>

/** A deposit, and the block that its transaction is in, in which no scan has read it. */
export type UnreadDeposit = { readonly deposit: Deposit; readonly blockHash: string }

/**
 * Scans on until that block was read for certain. A deposit that was not found in it is gone: the transaction is there,
 * but pays us nothing any more. What a waiting transaction said of its own payment holds in every block (ports/chain).
 */
export async function readAgain(
  needs: DepositNeeds,
  chain: ChainPort,
  unread: readonly UnreadDeposit[],
): Promise<void> {
  const head = await chain.head()
  // Another process reads; or there is much to catch up with: the next look asks again.
  if (!(await scanChain(needs, chain))) return
  if ((await heightOf(needs, chain)) < head.height) return
  const deposits = unread.map(({ deposit }) => deposit)
  const now = await statusesOf(chain, deposits)
  for (const [index, { deposit, blockHash }] of unread.entries()) {
    if (now[index]?.status.blockHash !== blockHash) continue
    if (await wasRead(needs, deposit, blockHash)) continue
    if (deposit.block_hash === null) await saveFirstBlock(needs.database, deposit.id, blockHash)
    else await reverseDeposit(needs, deposit)
  }
}

async function heightOf(needs: DepositNeeds, chain: ChainPort): Promise<number> {
  const { height } = await needs.database
    .direct()
    .selectFrom('chain_cursor')
    .select('height')
    .where('network', '=', chain.network)
    .executeTakeFirstOrThrow()
  return height
}

/** True where a scan read it there meanwhile, be it as something else: the next look sees to it. */
async function wasRead(needs: DepositNeeds, deposit: Deposit, blockHash: string): Promise<boolean> {
  const { id, network, tx_id: txId, output_index: outputIndex } = deposit
  const variants = await readVariants(needs.database.direct(), network, { txId, outputIndex })
  const now = variants.find((variant) => variant.id === id)
  return (
    now?.block_hash !== deposit.block_hash ||
    variants.some((variant) => variant.block_hash === blockHash)
  )
}
