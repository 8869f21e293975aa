import { formatUnits } from '../../money/index.ts'
import { fail, ok, type Result } from '../../result/index.ts'
import { evmChainId } from './evm-chain-id.ts'
import type { PaymentUriCoin, PaymentUriFailure, PaymentUriReading } from './payment-uri-reading.ts'
import type { UriParts } from './split-uri.ts'

const TARGET = /^(?:pay-)?([^@/]+)(?:@(\d{1,18}))?(?:\/(\w+))?$/
/** EIP-681's number: decimals and an exponent are allowed where the whole is an integer. */
const NUMBER = /^(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]\+?(\d{1,2}))?$/

/**
 * EIP-681: `ethereum:ADDRESS@CHAIN?value=WEI`, and `ethereum:CONTRACT@CHAIN/transfer?address=…&uint256=…` for tokens. A
 * plain address in it is accepted for a token too, as wallets write one for all that they receive; its value is not
 * the token's and is left out.
 */
export function readEthereumUri(
  { path, fields }: UriParts,
  { currency, network }: PaymentUriCoin,
): Result<PaymentUriReading, PaymentUriFailure> {
  if (network.addressFamily !== 'evm') return fail({ code: 'payment_uri_other_coin' })
  const [, target, chain, call] = TARGET.exec(path) ?? []
  if (target === undefined) return fail({ code: 'payment_uri_malformed' })
  if (chain !== undefined && Number(chain) !== evmChainId(network.id)) {
    return fail({ code: 'payment_uri_other_coin' })
  }
  if (call === undefined) {
    const isOwnCoin = currency.contractAddress === null
    return settled(target, isOwnCoin ? fields.get('value') : undefined, currency.decimals)
  }
  if (call !== 'transfer') return fail({ code: 'payment_uri_unsupported' })
  const isOwnToken = currency.contractAddress?.toLowerCase() === target.toLowerCase()
  if (!isOwnToken) return fail({ code: 'payment_uri_other_coin' })
  return settled(fields.get('address') ?? '', fields.get('uint256'), currency.decimals)
}

function settled(
  address: string,
  number: string | undefined,
  decimals: number,
): Result<PaymentUriReading, PaymentUriFailure> {
  const units = number === undefined ? 0n : unitsOf(number)
  if (address === '' || units === null) return fail({ code: 'payment_uri_malformed' })
  return ok({
    address,
    extraId: null,
    amountText: units === 0n ? null : formatUnits(units, decimals),
  })
}

function unitsOf(number: string): bigint | null {
  const [, whole, fraction = '', exponent = '0'] = NUMBER.exec(number) ?? []
  if (whole === undefined) return null
  const significant = fraction.replace(/0+$/, '')
  const zeros = Number(exponent) - significant.length
  return zeros < 0 ? null : BigInt(whole + significant) * 10n ** BigInt(zeros)
}
