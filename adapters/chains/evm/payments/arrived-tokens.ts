import type { NodeClient } from '../node/node-client.ts'
import { type Block, readQuantity, readWord, type TransferLog } from '../node/wire.ts'
import type { BlockName } from '../tokens/token-balance.ts'
import { balanceCall } from '../tokens/token-call.ts'

type InBlock = {
  /** Every log of the token in the block and perhaps in others. */
  readonly logs: readonly TransferLog[]
  readonly block: Pick<Block, 'hash' | 'parentHash'>
}

/**
 * What a token transfer really brought: what its log says, unless the balance grew by less than the block's logs add up to
 * (a fee taken on the way, a balance that shrinks by itself, a log of nothing). Then the smaller counts, and what is
 * missing is taken from the block's last transfers first. What came without a log is not counted at all.
 */
export async function arrivedUnits(
  node: NodeClient,
  log: TransferLog,
  { logs, block }: InBlock,
): Promise<bigint> {
  const { contract, to } = log
  const moves = logs.filter(
    (each) =>
      each.contract === contract &&
      each.blockHash === block.hash &&
      each.from !== each.to &&
      (each.to === to || each.from === to),
  )
  const logged = moves.reduce((sum, each) => sum + (each.to === to ? each.value : -each.value), 0n)
  const grown = await readGrowth(node, { contract, owner: to }, block)
  if (grown === null) return boundByHoldings(node, log)
  let missing = logged > grown ? logged - grown : 0n
  const arrivals = moves.filter((each) => each.to === to)
  for (const each of arrivals.toReversed()) {
    const taken = missing < each.value ? missing : each.value
    if (each.logIndex === log.logIndex) return each.value - taken
    missing -= taken
  }
  // Somebody who sends to himself has moved nothing.
  return 0n
}

/** By how much a holder's balance grew in a block; null where the node no longer knows what it was. */
export async function readGrowth(
  node: NodeClient,
  held: { readonly contract: string; readonly owner: string },
  block: Pick<Block, 'hash' | 'parentHash'>,
): Promise<bigint | null> {
  const [after, before] = await Promise.all([
    askBalance(node, held, { blockHash: block.hash }),
    askBalance(node, held, { blockHash: block.parentHash }),
  ])
  return after === null || before === null ? null : after - before
}

/**
 * Full nodes forget balances after some hours. An account that never sent anything still holds all that it ever
 * received; of another only the contract's word is left.
 */
async function boundByHoldings(node: NodeClient, log: TransferLog): Promise<bigint> {
  const sent = await node.demand('eth_getTransactionCount', [log.to, 'latest']).then(readQuantity)
  if (sent > 0n) return log.value
  const holds = await askBalance(node, { contract: log.contract, owner: log.to }, 'latest')
  return holds === null || holds > log.value ? log.value : holds
}

async function askBalance(
  node: NodeClient,
  { contract, owner }: { readonly contract: string; readonly owner: string },
  block: BlockName,
): Promise<bigint | null> {
  const reply = await node.ask('eth_call', [{ to: contract, data: balanceCall(owner) }, block])
  return reply.ok ? readWord(reply.value) : null
}
