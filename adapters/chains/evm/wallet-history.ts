import { type Amount, amount } from '@causeway/core/money'
import type { FoundSpending, Spendings, WalletHistory } from '@causeway/core/ports'
import type { EvmConfig } from './evm-config.ts'
import { readBlockAt } from './node/chain-view.ts'
import type { NodeClient } from './node/node-client.ts'
import type { NodeHead } from './node/node-head.ts'
import { addressHex, type Block, readObject, readQuantity, readText } from './node/wire.ts'
import { readBlockCursor } from './payments/block-cursor.ts'
import { readTransferCall } from './tokens/token-call.ts'

type Needs = {
  readonly node: NodeClient
  readonly config: EvmConfig
  readonly hotWallet: string
  readonly head: NodeHead
}

/** Blocks asked for at once when spendings are looked for. */
const BLOCKS_AT_ONCE = 25

/**
 * How many transactions the hot wallet has sent, in blocks or waiting: the network keeps no list by account, and its
 * nonces have no gaps. Throws where the node has fallen behind.
 */
export async function readWalletHistory({ node, hotWallet, head }: Needs): Promise<WalletHistory> {
  const newest = await head.read()
  head.assertNotBehind(newest)
  const [mined, pending] = await Promise.all([
    node.demand('eth_getTransactionCount', [hotWallet, 'latest']).then(readQuantity),
    node.demand('eth_getTransactionCount', [hotWallet, 'pending']).then(readQuantity),
  ])
  const next = mined > pending ? mined : pending
  return { cursor: next.toString(), transactions: [], nonces: { first: 0n, next } }
}

/**
 * Looks through the blocks after a cursor of `scan` for transactions of the hot wallet with these nonces or ids. One that
 * is in no block yet is not found.
 */
export async function findSpendings(
  needs: Needs,
  wanted: Spendings,
  since: string | null,
): Promise<readonly FoundSpending[]> {
  if (since === null) return []
  const nonces = new Set(wanted.nonces)
  const ids = new Set(wanted.transactions)
  const found: FoundSpending[] = []
  for await (const sent of transactionsSince(needs, since)) {
    for (const { txId, from } of sent) {
      if (from !== needs.hotWallet) continue
      const spending = await readSpending(needs, txId)
      if (ids.has(txId) || nonces.has(spending.nonce ?? -1n)) found.push(spending)
    }
  }
  return found
}

/** Looks through the blocks after a cursor of `scan` for what pay-in addresses have sent. */
export async function findSweeps(
  needs: Needs,
  since: string,
  owned: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<readonly FoundSpending[]> {
  const found: FoundSpending[] = []
  for await (const sent of transactionsSince(needs, since)) {
    const senders = [...new Set(sent.map(({ from }) => from))]
    const ours = senders.length === 0 ? new Set<string>() : await owned(senders)
    for (const { txId, from } of sent) {
      // Its nonce is another account's than the hot wallet's.
      if (ours.has(from)) found.push({ ...(await readSpending(needs, txId)), nonce: null })
    }
  }
  return found
}

/** What all blocks after a cursor have, some blocks at a time. */
async function* transactionsSince({ node, head }: Needs, since: string) {
  const from = readBlockCursor(since)[0]?.height
  const { height } = await head.read()
  if (from === undefined) return
  for (let first = from; first <= height; first += BLOCKS_AT_ONCE) {
    const last = Math.min(height, first + BLOCKS_AT_ONCE - 1)
    const heights = Array.from({ length: last - first + 1 }, (_, place) => first + place)
    const blocks = await Promise.all(heights.map((at) => readBlockAt(node, at, true)))
    yield blocks.flatMap((block) => transactionsOf(block))
  }
}

function transactionsOf(block: Block | null) {
  if (block === null) throw new Error('The node lacks a block below its head')
  return block.transactions
}

async function readSpending({ node, config }: Needs, txId: string): Promise<FoundSpending> {
  const sent = readObject(await node.demand('eth_getTransactionByHash', [txId]))
  const raw = await node.ask('eth_getRawTransactionByHash', [txId])
  return {
    txId,
    nonce: readQuantity(sent.nonce),
    inputs: [],
    // Some nodes do not tell. What a block has need not be sent again.
    bytes: raw.ok && typeof raw.value === 'string' ? raw.value : '',
    payments: paymentOf(config, {
      to: sent.to === null || sent.to === undefined ? null : addressHex(readText(sent.to)),
      value: readQuantity(sent.value),
      input: readText(sent.input).toLowerCase(),
    }),
  }
}

type Sent = { readonly to: string | null; readonly value: bigint; readonly input: string }

function paymentOf(config: EvmConfig, { to, value, input }: Sent): FoundSpending['payments'] {
  if (to === null) return []
  const paid = (address: string, sum: Amount) => [{ address, extraId: null, amount: sum }]
  if (value > 0n) return paid(to, amount(config.asset, value))
  const token = config.tokens.find(({ contract }) => addressHex(contract) === to)
  const call = token === undefined ? null : readTransferCall(input)
  if (token === undefined || call === null) return []
  return paid(call.to, amount(token.asset, call.units))
}
