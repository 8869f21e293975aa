import { amount } from '@causeway/core/money'
import { type ChainPort, type ObservedPayment, outwardKinds } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { type DepositTable, joined, type OrdersTable, type Tx } from '../db/index.ts'
import { insertDeposit, resetConfirmations, saveBlock } from '../deposit-store/observe-deposit.ts'
import { lockOrder, neededDepth } from '../orders/index.ts'
import type { DepositNeeds } from './deposit-needs.ts'
import {
  isCounted,
  isVariantOf,
  readVariants,
  returnCovering,
  settlementCovering,
} from './payment-variants.ts'
import { recordArrival } from './record-arrival.ts'
import { isWalletShared } from './shared-wallet.ts'
import { notifyOfUnmatchedDeposit } from './suspense/notify-of-unmatched-deposit.ts'
import { returnDeposit } from './suspense/return-deposit.ts'

type Deposit = Selectable<DepositTable>
type Order = Selectable<OrdersTable>

/**
 * Writes down one payment to one of our addresses, and in which block it was read; the same payment again changes
 * nothing, and one that had vanished returns. Where another variant of it counts, that one is looked at first, and this one
 * waits for it (follow-deposits). Answers the order to tell, or null where there is none or nothing changed.
 */
export async function recordPayment(
  tx: Tx,
  needs: DepositNeeds,
  chain: ChainPort,
  payment: ObservedPayment,
): Promise<string | null> {
  if (await isOurOwn(tx, chain.network, payment)) return null
  const known = (await readVariants(tx, chain.network, payment)).find((each) =>
    isVariantOf(each, payment),
  )
  // One that an operator assigned stays with its order.
  const orderId = known?.order_id ?? (await findOrder(tx, chain, payment))
  const order = orderId === null ? null : await lockOrder(tx, orderId)
  const variants = await readVariants(tx, chain.network, payment)
  const variant = variants.find((each) => isVariantOf(each, payment))
  const counted = variants.find(isCounted)
  if (counted !== undefined && counted !== variant) {
    await resetConfirmations(tx, counted.id)
    if (variant === undefined) await writeDeposit(tx, needs, { chain, payment, order }, 'waits')
    else await readInBlock(tx, variant, payment.blockHash)
    return counted.order_id
  }
  if (variant === undefined) {
    const { asset, units } = payment.amount
    const next = { order_id: orderId, asset, units }
    const settlementId = settlementCovering(variants, next)
    const returnId = returnCovering(variants, next)
    await writeDeposit(tx, needs, { chain, payment, order }, { settlementId, returnId })
    if (order === null) return notifyOfUnmatchedDeposit(tx, needs, chain, payment)
    if (settlementId === null) await recordArrival(tx, needs, order, payment.txId)
    return order.id
  }
  const { blockHash } = payment
  if (!isCounted(variant)) return returnDeposit(tx, needs, variant, { order, blockHash })
  await readInBlock(tx, variant, blockHash)
  return null
}

/** The scan read the payment in this block: only while it is there may it be counted as what it is. */
async function readInBlock(tx: Tx, { id, block_hash }: Deposit, blockHash: string | null) {
  if (blockHash === null || blockHash === block_hash) return
  await saveBlock(tx, id, blockHash)
}

const OUTWARD: ReadonlySet<string> = new Set(outwardKinds)

/** Change, sweeps, fillers and the gas that we send to pay-in addresses are no deposits. */
async function isOurOwn(tx: Tx, network: string, payment: ObservedPayment): Promise<boolean> {
  const ours = await readSent(tx, { network, txId: payment.txId })
  if (ours.length === 0) return false
  // A payout may go to another order's pay-in address: that output is a deposit like any other.
  return !ours.some(({ kind, destination }) => OUTWARD.has(kind) && destination === payment.address)
}

type Sent = {
  readonly network: string
  readonly tx_id: string
  readonly destination: string
  readonly kind: string
}

const readSent = joined(
  async (tx: Tx, asked: readonly { readonly network: string; readonly txId: string }[]) => {
    const { rows } = await sql<Sent>`
      with asked as (
        select * from unnest(${asked.map(({ network }) => network)}::text[], ${asked.map(({ txId }) => txId)}::text[])
          as asked (network, tx_id)
      )
      select asked.*, transfer.destination, transfer.kind from asked
      join transfer_transaction using (tx_id)
      join transfer on transfer.id = transfer_transaction.transfer_id and transfer.network = asked.network
      -- Sent before this database came back older.
      union all
      select asked.*, destination, kind from asked join recalled_signature using (network, tx_id)`.execute(
      tx,
    )
    return asked.map(({ network, txId }) =>
      rows.filter((row) => row.network === network && row.tx_id === txId),
    )
  },
)

type PaidTo = {
  readonly network: string
  readonly address: string
  readonly extraId: string | null
  readonly asset: string
}

function findOrder(tx: Tx, chain: ChainPort, payment: ObservedPayment): Promise<string | null> {
  const { address, amount: paid, extraId } = payment
  return findPaidOrder(tx, { network: chain.network, address, extraId, asset: paid.asset })
}

const findPaidOrder = joined(async (tx: Tx, asked: readonly PaidTo[]) => {
  const column = <T>(read: (paid: PaidTo) => T) => asked.map(read)
  const { rows } = await sql<{ readonly id: string | null }>`
    select (
      select id from orders
      where network_from = asked.network and pay_in_address = asked.address
        and pay_in_extra_id is not distinct from asked.extra_id
        -- A token sent to the coin's address is not that coin: it stays in suspense until somebody looks.
        and asset_from = asked.asset
      limit 1) as id
    from unnest(${column(({ network }) => network)}::text[], ${column(({ address }) => address)}::text[],
      ${column(({ extraId }) => extraId)}::text[], ${column(({ asset }) => asset)}::text[])
      with ordinality as asked (network, address, extra_id, asset, place)
    order by asked.place`.execute(tx)
  return rows.map(({ id }) => id)
})

async function writeDeposit(
  tx: Tx,
  needs: DepositNeeds,
  made: {
    readonly chain: ChainPort
    readonly payment: ObservedPayment
    readonly order: Order | null
  },
  counts: 'waits' | { readonly settlementId: string | null; readonly returnId: string | null },
): Promise<void> {
  const { chain, payment, order } = made
  const role = order !== null ? 'order' : isOwnMoney(chain, payment) ? 'capital' : 'suspense'
  await insertDeposit(tx, {
    id: newId(),
    network: chain.network,
    tx_id: payment.txId,
    output_index: payment.outputIndex,
    order_id: order?.id ?? null,
    role,
    asset: payment.amount.asset,
    units: payment.amount.units,
    address: payment.address,
    extra_id: payment.extraId,
    state: counts === 'waits' ? 'gone' : 'seen',
    settlement_id: counts === 'waits' ? null : counts.settlementId,
    return_id: counts === 'waits' ? null : counts.returnId,
    confirmations: 0,
    needed: role === 'capital' ? capitalDepth(needs, payment) : depthOf(needs, payment, order),
    block_hash: payment.blockHash,
    seen_at: new Date(needs.clock.now()),
  })
  if (role === 'suspense') {
    needs.alert('deposit_unexplained', {
      network: chain.network,
      txId: payment.txId,
      asset: payment.amount.asset,
      address: payment.address,
    })
  }
}

/** By what is worth more, what came or what is expected: many small payments for one large order wait as long as one. */
function depthOf(needs: DepositNeeds, { amount: paid }: ObservedPayment, order: Order | null) {
  const expected = order?.expected_from ?? 0n
  const judged = expected > paid.units ? amount(paid.asset, expected) : paid
  return neededDepth(needs, judged, order?.policy_version ?? null)
}

/** Nobody is owed anything for the house's own money. */
function capitalDepth(needs: DepositNeeds, { amount: { asset } }: ObservedPayment): number {
  return needs.catalogue.find(asset)?.confirmations ?? 1
}

/**
 * Money to the hot wallet is the operator's, but not where customers pay the very same address: one who forgot the tag
 * must not enrich the house.
 */
function isOwnMoney(chain: ChainPort, { address, amount, extraId }: ObservedPayment): boolean {
  const isToWallet = address === chain.hotWalletAddress(amount.asset) && extraId === null
  return isToWallet && !isWalletShared(chain, amount.asset)
}
