import type { EvmNetworkParams } from './evm-config.ts'

const GWEI = 1_000_000_000n

/** Ethereum. */
export const ethereumParams: EvmNetworkParams = {
  network: 'ethereum',
  chainId: 1,
  asset: 'eth',
  feeStyle: 'eip1559',
  leastTipPerGas: 1n,
  maximumFeePerGas: 500n * GWEI,
}

/** anvil's own chain, whose money is play money. */
export const anvilParams: EvmNetworkParams = { ...ethereumParams, chainId: 31_337 }

/** Ethereum Classic, which has no base fee. */
export const ethereumClassicParams: EvmNetworkParams = {
  network: 'ethereumclassic',
  chainId: 61,
  asset: 'etc',
  feeStyle: 'legacy',
  // What core-geth's miners ask by default.
  leastTipPerGas: GWEI,
  maximumFeePerGas: 500n * GWEI,
}

/** BNB Smart Chain. Its base fee is zero: the tip is the price (BEP-226). */
export const bscParams: EvmNetworkParams = {
  network: 'bsc',
  chainId: 56,
  asset: 'bnb',
  feeStyle: 'eip1559',
  // 0.05 gwei: what its nodes asked for when this was written. The nodes' own suggestion counts where it is higher.
  leastTipPerGas: GWEI / 20n,
  maximumFeePerGas: 50n * GWEI,
}

/** Polygon. */
export const polygonParams: EvmNetworkParams = {
  network: 'polygon',
  chainId: 137,
  asset: 'pol',
  feeStyle: 'eip1559',
  // What Bor nodes asked for when this was written: with less they drop the transaction.
  leastTipPerGas: 25n * GWEI,
  maximumFeePerGas: 5_000n * GWEI,
}
