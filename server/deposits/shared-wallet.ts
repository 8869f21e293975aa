import type { AssetCode } from '@causeway/core/money'
import type { ChainPort } from '@causeway/core/ports'

/**
 * Whether customers pay the address of the hot wallet too, each with a memo of their own. A payment without a memo is then not
 * known to be the shop's: a customer may have forgotten it.
 */
export function isWalletShared(
  chain: Pick<ChainPort, 'hotWalletAddress' | 'payInAddress'>,
  asset: AssetCode,
): boolean {
  return chain.payInAddress(asset, 0).address === chain.hotWalletAddress(asset)
}
