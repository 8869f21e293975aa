import type { TransferIntent } from '@causeway/core/ports'
import { isAddress } from 'viem'
import { hexOf, readHead } from './chain-view.ts'
import { contractOf, type EvmConfig } from './evm-config.ts'
import type { NodeClient } from './node-client.ts'
import { balanceCall, transferCall } from './token-call.ts'
import { type FundingFacts, writeFundingFacts } from './transfer-body.ts'
import { readCount, readHasCode, readQuantity, readWord } from './wire.ts'

/** Gas of a plain transfer (Ethereum yellow paper, G_transaction). */
const PLAIN_TRANSFER_GAS = 21_000n
const HIGHEST_TOKEN_SUM = 2n ** 256n

export type FundingNeeds = {
  readonly node: NodeClient
  readonly config: EvmConfig
  readonly hotWallet: string
}

/** What the hot wallet can spend now, at which nonce, gas and fee (EIP-1559), as `Funding.facts`. */
export async function readFunding(needs: FundingNeeds, intent: TransferIntent): Promise<string> {
  const { node, config, hotWallet } = needs
  const contract = contractOf(intent.amount.asset, config)
  const [chainId, latestNonce, pendingNonce, coinUnits, tokenUnits, fees] = await Promise.all([
    node.demand('eth_chainId', []).then(readCount),
    node.demand('eth_getTransactionCount', [hotWallet, 'latest']).then(readQuantity),
    node.demand('eth_getTransactionCount', [hotWallet, 'pending']).then(readQuantity),
    readLowerBalance(node, hotWallet),
    contract === null ? null : readTokenBalance(node, contract, hotWallet),
    readFees(node, config),
  ])
  const assetUnits = tokenUnits ?? coinUnits
  const facts: FundingFacts = {
    chainId,
    nextNonce: latestNonce > pendingNonce ? latestNonce : pendingNonce,
    coinUnits,
    assetUnits,
    // The node cannot try what the wallet cannot pay; composing refuses it anyway.
    gas: assetUnits < intent.amount.units ? 0n : await estimateGas(needs, intent, contract),
    ...fees,
  }
  return writeFundingFacts(facts)
}

/** What an account holds of a token in the newest block, or in the one named. */
export async function readTokenBalance(
  node: NodeClient,
  contract: string,
  owner: string,
  block = 'latest',
): Promise<bigint> {
  return readWord(
    await node.demand('eth_call', [{ to: contract, data: balanceCall(owner) }, block]),
  )
}

/** With what waits in the node's pool or without it, whichever is less. */
async function readLowerBalance(node: NodeClient, address: string): Promise<bigint> {
  const [latest, pending] = await Promise.all([
    node.demand('eth_getBalance', [address, 'latest']).then(readQuantity),
    node.demand('eth_getBalance', [address, 'pending']).then(readQuantity),
  ])
  return latest < pending ? latest : pending
}

/** Twice the base fee lasts through six full blocks in a row; the configured maximum is never exceeded. */
async function readFees(node: NodeClient, { maximumFeePerGas }: EvmConfig) {
  const [head, tip] = await Promise.all([
    readHead(node),
    node.demand('eth_maxPriorityFeePerGas', []).then(readQuantity),
  ])
  const wanted = head.baseFeePerGas * 2n + tip
  const maxFeePerGas = wanted < maximumFeePerGas ? wanted : maximumFeePerGas
  return { maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas }
}

/** Plain transfers cost what they cost; code is tried, and gets a quarter more than it took. Null where it refuses. */
async function estimateGas(
  { node, hotWallet }: FundingNeeds,
  { destination, amount: { units } }: TransferIntent,
  contract: string | null,
): Promise<bigint | null> {
  if (!isAddress(destination) || units >= HIGHEST_TOKEN_SUM) return null
  if (contract === null) {
    const hasCode = readHasCode(await node.demand('eth_getCode', [destination, 'latest']))
    if (!hasCode) return PLAIN_TRANSFER_GAS
  }
  const call =
    contract === null
      ? { from: hotWallet, to: destination, value: hexOf(units) }
      : { from: hotWallet, to: contract, data: transferCall(destination, units) }
  const reply = await node.ask('eth_estimateGas', [call])
  if (!reply.ok) return null
  const gas = readQuantity(reply.value)
  return gas + gas / 4n
}
