import type { Currency, Network } from '../../currencies/index.ts'
import { parseAmount } from '../../money/index.ts'
import type { ChainFlavour } from '../address-rules.ts'
import { stellarMemoType } from '../check-extra-id.ts'
import { evmChainId } from './evm-chain-id.ts'

export type PaymentRequest = {
  readonly currency: Pick<Currency, 'ticker' | 'decimals' | 'contractAddress'>
  readonly network: Pick<Network, 'id' | 'addressFamily'>
  readonly chainFlavour: ChainFlavour
  readonly address: string
  /** Whole coins in plain decimal notation. */
  readonly amountText: string
  readonly extraId: string | null
}

/** What development nodes call themselves. A wallet with real coins does not know it, and so cannot pay play money. */
const DEVELOPMENT_CHAIN_ID = 31_337

/**
 * What a wallet reads from the QR code (TRACK-01): BIP-21 for Bitcoin and its kin (Zcash: ZIP-321), EIP-681 for EVM chains and their
 * tokens, SEP-7 for Stellar, the customary schemes of XRP and Monero, and for the rest the plain address. Throws
 * where `amountText` is not an amount of the coin.
 */
export function paymentUri(request: PaymentRequest): string {
  const { address, extraId, network } = request
  const units = unitsOf(request)
  const amount = request.amountText
  switch (network.addressFamily) {
    case 'bitcoin':
    case 'litecoin':
    case 'dogecoin':
    case 'dash':
    case 'zcash':
    case 'digibyte':
      return `${network.addressFamily}:${address}?${query({ amount })}`
    // Ravencoin Core's own scheme (its `guiutil.cpp`).
    case 'ravencoin':
      return `raven:${address}?${query({ amount })}`
    // The prefix of a CashAddr is the scheme (Bitcoin Cash specification, `cashaddr.md`).
    case 'bitcoincash':
      return `${address.includes(':') ? address : `bitcoincash:${address}`}?${query({ amount })}`
    case 'evm':
      return evmUri(request, units)
    case 'ripple':
      return `ripple:${address}?${query({ amount, dt: extraId })}`
    case 'stellar':
      return `web+stellar:pay?${query({
        destination: address,
        amount,
        memo: extraId,
        memo_type: extraId === null ? null : stellarMemoType(extraId),
      })}`
    case 'monero':
      return `monero:${address}?${query({ tx_amount: amount })}`
    default:
      return address
  }
}

function unitsOf({ amountText, currency }: PaymentRequest): bigint {
  const parsed = parseAmount(amountText, currency)
  if (!parsed.ok) throw new TypeError(`${amountText} is not an amount of ${currency.ticker}`)
  return parsed.value.units
}

/** Without a chain id a wallet pays on whichever chain is open in it, so a chain we cannot name gets the plain address. */
function evmUri(request: PaymentRequest, units: bigint): string {
  const { address, chainFlavour, currency, network } = request
  const chainId = chainFlavour === 'main' ? evmChainId(network.id) : DEVELOPMENT_CHAIN_ID
  if (chainId === undefined) return address
  return currency.contractAddress === null
    ? `ethereum:${address}@${chainId}?value=${units}`
    : `ethereum:${currency.contractAddress}@${chainId}/transfer?address=${address}&uint256=${units}`
}

function query(fields: Record<string, string | null>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
}
