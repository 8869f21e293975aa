import type { EvmConfig } from '../evm-config.ts'
import { readBlockAt } from '../node/chain-view.ts'
import { type NodeClient, NodeUnavailable } from '../node/node-client.ts'
import {
  addressHex,
  type Receipt,
  readSentCall,
  readTransferLogs,
  type TransferLog,
} from '../node/wire.ts'
import { readGrowth } from '../payments/arrived-tokens.ts'
import { readTokenLogs } from '../payments/payment-candidates.ts'
import { readTransferCall } from '../tokens/token-call.ts'

/**
 * A token handed over less than we sent, or we cannot tell whether it did: neither 'succeeded' nor 'did nothing' would be
 * true, so an operator has to look.
 */
export class DeliveredShort extends Error {
  override readonly name = 'DeliveredShort'
}

type Sent = {
  readonly contract: string
  readonly from: string
  readonly to: string
  readonly units: bigint
}

/** Verdicts kept: the same transactions are looked up again and again until they are deep enough. */
const MOST_VERDICTS_KEPT = 500

/** Says of our successful transactions whether the tokens that they sent moved; coins did when the transaction did. */
export function createDeliveryCheck(needs: {
  readonly node: NodeClient
  readonly config: EvmConfig
}): (txId: string, receipt: Receipt) => Promise<boolean> {
  const verdicts = new Map<string, boolean>()
  return async (txId, receipt) => {
    const name = `${txId} ${receipt.blockHash}`
    const known = verdicts.get(name)
    if (known !== undefined) return known
    const sent = await readSent(needs, txId)
    const verdict = sent === null || (await hasMoved(needs, txId, sent, receipt))
    verdicts.set(name, verdict)
    const [oldest] = verdicts.keys()
    if (verdicts.size > MOST_VERDICTS_KEPT && oldest !== undefined) verdicts.delete(oldest)
    return verdict
  }
}

/** What the transaction asked a known token to send; null where it did something else. */
async function readSent(
  { node, config }: { readonly node: NodeClient; readonly config: EvmConfig },
  txId: string,
): Promise<Sent | null> {
  const call = readSentCall(await node.demand('eth_getTransactionByHash', [txId]))
  if (call === null) throw new NodeUnavailable(`The node has a receipt of ${txId} without it`)
  const { from, to, input } = call
  const isToken = config.tokens.some(({ contract }) => addressHex(contract) === to)
  const transfer = isToken ? readTransferCall(input) : null
  return to === null || transfer === null ? null : { contract: to, from, ...transfer }
}

async function hasMoved(
  needs: { readonly node: NodeClient; readonly config: EvmConfig },
  txId: string,
  sent: Sent,
  receipt: Receipt,
): Promise<boolean> {
  const said = sumOf(
    readTransferLogs(
      receipt.logs.map(({ wire }) => wire),
      receipt.blockHash,
    ).filter(({ contract, from, to }) => isSame({ contract, from, to }, sent)),
  )
  if (said > 0n && said < sent.units) {
    throw new DeliveredShort(`${txId} delivered ${said} of ${sent.units} units`)
  }
  const unsaid = await readUnsaidOutflow(needs, sent, receipt)
  if (said === 0n) {
    if (unsaid === null) throw new DeliveredShort(`${txId} says nothing of a transfer`)
    // The token moves without saying so.
    return unsaid >= sent.units
  }
  // The token says so without moving anything.
  return unsaid === null || unsaid > -sent.units
}

/**
 * How much more left our account in the block than the token's logs say; less than nothing where they say too much. Null
 * where the node no longer knows the balances.
 */
async function readUnsaidOutflow(
  needs: { readonly node: NodeClient; readonly config: EvmConfig },
  { contract, from }: Sent,
  { blockHash, height }: Receipt,
): Promise<bigint | null> {
  const block = await readBlockAt(needs.node, height, false)
  if (block?.hash !== blockHash) {
    throw new NodeUnavailable(`Block ${height} was replaced while it was looked at`)
  }
  const [grown, logs] = await Promise.all([
    readGrowth(needs.node, { contract, owner: from }, block),
    readTokenLogs(needs, blockHash),
  ])
  if (grown === null) return null
  const moves = logs.filter((log) => log.contract === contract && log.from !== log.to)
  const saidOut = sumOf(moves.filter((log) => log.from === from))
  const saidIn = sumOf(moves.filter((log) => log.to === from))
  return -grown - (saidOut - saidIn)
}

function isSame(log: Omit<Sent, 'units'>, sent: Sent): boolean {
  return log.contract === sent.contract && log.from === sent.from && log.to === sent.to
}

function sumOf(logs: readonly TransferLog[]): bigint {
  return logs.reduce((sum, { value }) => sum + value, 0n)
}
