import type { Currency, Network } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'

export type PaymentRequest = {
  readonly currency: Currency
  readonly network: Network
  readonly amount: Amount
  readonly address: string
  readonly extraId: string | null
}

/** Chain ids that a payment URI must name (EIP-681). */
const EVM_CHAIN_IDS: Readonly<Record<string, number>> = { ethereum: 1, bsc: 56 }

/**
 * What a wallet reads from the QR code: BIP-21 for bitcoin and its kin, EIP-681 for EVM networks, `monero:` and `xrpl:`
 * and SEP-7 as their wallets know them; where a network has no such custom, the address alone.
 */
export function paymentUri(payment: PaymentRequest): string {
  const { address, amount, currency, extraId, network } = payment
  const coins = formatUnits(amount.units, currency.decimals)
  switch (network.addressFamily) {
    case 'bitcoin':
    case 'litecoin':
    case 'dogecoin':
      return `${network.addressFamily}:${address}?amount=${coins}`
    case 'monero':
      return `monero:${address}?tx_amount=${coins}`
    case 'ripple':
      return `xrpl:${address}?${query({ amount: coins, dt: extraId })}`
    case 'stellar':
      return `web+stellar:pay?${query({ destination: address, amount: coins, ...stellarMemo(extraId) })}`
    case 'evm':
      return evmUri(payment)
    case 'tron':
    case 'eos':
    case 'solana':
      return address
  }
}

function evmUri({ address, amount, currency, network }: PaymentRequest): string {
  const chainId = EVM_CHAIN_IDS[network.id]
  if (chainId === undefined) return address
  return currency.contractAddress === null
    ? `ethereum:${address}@${chainId}?value=${amount.units}`
    : `ethereum:${currency.contractAddress}@${chainId}/transfer?address=${address}&uint256=${amount.units}`
}

function stellarMemo(extraId: string | null) {
  if (extraId === null) return {}
  return { memo: extraId, memo_type: /^\d+$/.test(extraId) ? 'MEMO_ID' : 'MEMO_TEXT' }
}

function query(values: Readonly<Record<string, string | null>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')
}
