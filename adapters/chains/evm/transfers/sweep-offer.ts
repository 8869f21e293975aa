import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import type { SweepOffer } from '@causeway/core/ports'
import { contractOf, type EvmConfig } from '../evm-config.ts'
import { readQuantity } from '../node/wire.ts'
import { readTokenBalance } from '../tokens/token-balance.ts'
import { estimateGas, PLAIN_TRANSFER_GAS } from './estimate-gas.ts'
import { type Fees, readFees } from './read-fees.ts'
import type { FundingNeeds } from './read-funding.ts'

/** Coins are swept once they are worth so many times the fee. */
const COIN_WORTH_FEES = 10n

/**
 * What lies at the index's address and is worth bringing to the hot wallet. Of the coin its own highest fee is kept back,
 * and what the network does not take of it stays there. A token's fee is paid in coin: `gasLacking` is what the address
 * needs for it, with a quarter to spare, since fees may rise before the sweep is composed.
 */
export async function readSweepOffer(
  needs: FundingNeeds,
  asset: AssetCode,
  index: number,
): Promise<SweepOffer | null> {
  const { node, config, keys } = needs
  const contract = contractOf(asset, config)
  const address = keys.payInAddress(index)
  const [coinUnits, fees] = await Promise.all([
    node.demand('eth_getBalance', [address, 'latest']).then(readQuantity),
    readFees(node, config),
  ])
  if (contract === null) return offerCoin(config, coinUnits, fees)
  const units = await readTokenBalance(node, contract, address)
  if (units < leastSweptUnits(config, asset)) return null
  const destination = keys.hotWalletAddress
  const gas = await estimateGas(node, { payer: address, contract, destination, units })
  // The token holds it back just now: its contract stands still, or has this address on a list.
  if (gas === null) return null
  return {
    amount: amount(asset, units),
    gasLacking: lackingGas(config, coinUnits, gas * fees.maxFeePerGas),
  }
}

function offerCoin(config: EvmConfig, coinUnits: bigint, fees: Fees): SweepOffer | null {
  const fee = PLAIN_TRANSFER_GAS * fees.maxFeePerGas
  const left = coinUnits - fee
  if (left < fee * COIN_WORTH_FEES || left <= 0n) return null
  return { amount: amount(config.asset, left), gasLacking: null }
}

function leastSweptUnits({ tokens }: EvmConfig, asset: AssetCode): bigint {
  const least = tokens.find((token) => token.asset === asset)?.leastSweptUnits ?? 1n
  return least < 1n ? 1n : least
}

function lackingGas(config: EvmConfig, coinUnits: bigint, fee: bigint): Amount | null {
  if (coinUnits >= fee) return null
  return amount(config.asset, fee + fee / 4n - coinUnits)
}
