import { expect, vi } from 'vitest'
import { followUntil, lastOf, type Placed, read } from '../../customers/index.ts'
import { askNode } from '../../torture/index.ts'
import type { NodeShop } from './open-node-shop.ts'

/** Expensive beside the gwei that anvil begins with, and below the most that the product pays. */
const EXPENSIVE_BASE_FEE = 60_000_000_000n
/** Twenty-five times what the product pays where the node cannot estimate. */
const EXPENSIVE_LITECOINS = 0.005
const SENT_WITHIN_MILLISECONDS = 120_000
const REPLACED_WITHIN = { timeout: 120_000, interval: 250 }

/** A transaction by what it uses up: of two that share any of it, one can confirm. */
export type Spender = { readonly txId: string; readonly uses: readonly string[] }

/**
 * Lets the payouts of these orders go out while no blocks come, and takes care that no later block takes them. Signing has
 * been stopped, and goes on by `sign`. Answers the transactions, and how blocks come by themselves again: the node would
 * soon forget in empty ones what others paid.
 */
export async function sendWhereNoBlockTakesIt(
  shop: NodeShop,
  orders: readonly Placed[],
  sign: () => void,
): Promise<{ readonly sent: readonly Spender[]; readonly resume: () => void }> {
  const coins = [...new Set(orders.map(({ wish }) => wish.to))]
  const holds = await Promise.all(coins.map((coin) => shop.blocks.hold(coin)))
  sign()
  const sent = await Promise.all(orders.map((order) => sentOut(shop, order)))
  for (const { txId, asset } of sent) if (asset === 'ltc') await shop.litecoind.neglect(txId)
  if (coins.includes('ltc')) await shop.litecoind.raiseFees(EXPENSIVE_LITECOINS)
  return {
    sent,
    resume: () => {
      for (const letGo of holds) letGo()
    },
  }
}

/** Makes blocks of ether that are too expensive for it until an order names another transaction as its payout; returns that. */
export async function replacedByHigherFee(
  shop: NodeShop,
  order: Placed,
  first: Spender,
): Promise<Spender> {
  await vi.waitUntil(async () => {
    if (order.wish.to === 'eth') {
      await shop.anvil.setBaseFee(EXPENSIVE_BASE_FEE)
      await shop.anvil.mine(1)
    }
    // The product may be dead just now.
    const seen = await read(shop, order).catch(() => null)
    return seen !== null && seen.payoutTxId !== null && seen.payoutTxId !== first.txId
  }, REPLACED_WITHIN)
  const { payoutTxId } = await read(shop, order)
  return onNode(shop, order.wish.to, payoutTxId ?? '')
}

/** The two could never both have confirmed, and the node knows nothing more of the first. */
export async function expectReplaced(
  shop: NodeShop,
  asset: string,
  [first, second]: readonly [first: Spender, second: Spender],
): Promise<void> {
  expect(first.uses.filter((use) => second.uses.includes(use))).not.toEqual([])
  const known = await lookUp(shop, asset, first.txId)
  expect(known, `what the node knows of the first payout in ${asset}`).toBeNull()
}

async function sentOut(
  shop: NodeShop,
  order: Placed,
): Promise<Spender & { readonly asset: string }> {
  const asset = order.wish.to
  const isNamed = ({ payoutTxId }: { payoutTxId: string | null }) => payoutTxId !== null
  const seen = await followUntil(shop, order, isNamed, SENT_WITHIN_MILLISECONDS)
  const txId = lastOf(seen).payoutTxId ?? ''
  return { asset, ...(await onNode(shop, asset, txId)) }
}

/** A transaction is saved first, and sent to its node after that. */
async function onNode(shop: NodeShop, asset: string, txId: string): Promise<Spender> {
  await vi.waitUntil(async () => (await lookUp(shop, asset, txId)) !== null, REPLACED_WITHIN)
  return { txId, uses: await usesOf(shop, asset, txId) }
}

/** A transaction as the customer's wallet or node has it. Null: it waits nowhere and is in no block. */
async function lookUp(shop: NodeShop, asset: string, txId: string): Promise<object | null> {
  if (asset === 'eth') {
    return objectOf(await askNode(shop.anvil.rpcUrl, 'eth_getTransactionByHash', [txId]))
  }
  const found = await ofCustomer(shop, txId)
  if (found === null || !('confirmations' in found)) return null
  if (Number(found.confirmations) > 0) return found
  const waits = await askNode(shop.litecoind.rpcUrl, 'getmempoolentry', [txId]).catch(() => null)
  return waits === null ? null : found
}

async function usesOf(shop: NodeShop, asset: string, txId: string): Promise<readonly string[]> {
  if (asset === 'eth') {
    const found = await lookUp(shop, asset, txId)
    if (found === null || !('from' in found && 'nonce' in found)) return []
    return [`${found.from} ${found.nonce}`]
  }
  const found = await ofCustomer(shop, txId)
  if (found === null || !('hex' in found)) return []
  const decoded = await askNode(shop.litecoind.rpcUrl, 'decoderawtransaction', [found.hex])
  const inputs: { readonly vin?: unknown } = objectOf(decoded) ?? {}
  if (!Array.isArray(inputs.vin)) return []
  return inputs.vin.map(({ txid, vout }: { txid: string; vout: number }) => `${txid}:${vout}`)
}

async function ofCustomer(shop: NodeShop, txId: string): Promise<object | null> {
  const wallet = `${shop.litecoind.rpcUrl}/wallet/outside`
  return objectOf(await askNode(wallet, 'gettransaction', [txId]).catch(() => null))
}

function objectOf(value: unknown): object | null {
  return typeof value === 'object' ? value : null
}
