import type { EvmConfig } from '../evm-config.ts'
import { readHead } from '../node/chain-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import { readQuantity } from '../node/wire.ts'
import { readFeeHistory } from './fee-history.ts'
import type { GasPrice } from './transfer-body.ts'

/** What gas costs now, and what the next block asks at least. Wei per unit of gas. */
export type Fees = GasPrice & { readonly nextBlockFeePerGas: bigint }

type FeeConfig = Pick<EvmConfig, 'feeStyle' | 'leastTipPerGas' | 'maximumFeePerGas'>

const BLOCKS_OF_HISTORY = '0xa'
const MEDIAN_TIP = 50

/**
 * Fees that will do. Twice the next base fee lasts through six full blocks in a row (EIP-1559: at most an eighth more a
 * block); the tip is the median of ten blocks' medians, so that no single block full of haste sets it. The configured
 * maximum is never exceeded: above it transactions wait until the network is cheaper.
 */
export async function readFees(node: NodeClient, config: FeeConfig): Promise<Fees> {
  if (config.feeStyle === 'legacy') return readLegacyPrice(node, config)
  const { baseFeePerGas, tipPerGas } = await readMarket(node)
  const tip = larger(tipPerGas, config.leastTipPerGas)
  const maxFeePerGas = smaller(baseFeePerGas * 2n + tip, config.maximumFeePerGas)
  return {
    maxFeePerGas,
    maxPriorityFeePerGas: smaller(tip, maxFeePerGas),
    nextBlockFeePerGas: baseFeePerGas + tip,
  }
}

async function readLegacyPrice(node: NodeClient, config: FeeConfig): Promise<Fees> {
  const suggested = readQuantity(await node.demand('eth_gasPrice', []))
  const asked = larger(suggested, config.leastTipPerGas)
  const price = smaller(asked, config.maximumFeePerGas)
  return { maxFeePerGas: price, maxPriorityFeePerGas: price, nextBlockFeePerGas: asked }
}

type Market = { readonly baseFeePerGas: bigint; readonly tipPerGas: bigint }

async function readMarket(node: NodeClient): Promise<Market> {
  const reply = await node.ask('eth_feeHistory', [BLOCKS_OF_HISTORY, 'latest', [MEDIAN_TIP]])
  if (!reply.ok) return readSimpleMarket(node)
  const { nextBaseFeePerGas, tips } = readFeeHistory(reply.value)
  return {
    baseFeePerGas: nextBaseFeePerGas,
    tipPerGas: medianOf(tips) ?? (await suggestedTip(node)),
  }
}

/** For nodes without a history: the newest block's base fee. */
async function readSimpleMarket(node: NodeClient): Promise<Market> {
  const [head, tipPerGas] = await Promise.all([readHead(node), suggestedTip(node)])
  return { baseFeePerGas: head.baseFeePerGas, tipPerGas }
}

async function suggestedTip(node: NodeClient): Promise<bigint> {
  return readQuantity(await node.demand('eth_maxPriorityFeePerGas', []))
}

function medianOf(values: readonly bigint[]): bigint | undefined {
  return values.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0))[
    Math.floor(values.length / 2)
  ]
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right
}

function smaller(left: bigint, right: bigint): bigint {
  return left < right ? left : right
}
