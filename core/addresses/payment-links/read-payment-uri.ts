import { formatUnits, parseAmount } from '../../money/index.ts'
import { fail, ok, type Result } from '../../result/index.ts'
import type { PaymentUriCoin, PaymentUriFailure, PaymentUriReading } from './payment-uri-reading.ts'
import { readEthereumUri } from './read-ethereum-uri.ts'
import { splitUri, type UriParts } from './split-uri.ts'

/** Schemes that write `scheme:address?amount=whole coins` as BIP-21 does, with the family each belongs to. */
const BIP_21_SCHEMES: ReadonlyMap<string, string> = new Map([
  ['bitcoin', 'bitcoin'],
  ['litecoin', 'litecoin'],
  ['dogecoin', 'dogecoin'],
  ['dash', 'dash'],
  ['zcash', 'zcash'],
  ['digibyte', 'digibyte'],
  ['raven', 'ravencoin'],
  ['ravencoin', 'ravencoin'],
  ['bitcoincash', 'bitcoincash'],
  ['bitcoinsv', 'bitcoinsv'],
  ['horizen', 'horizen'],
  ['ripple', 'ripple'],
  ['xrp', 'ripple'],
  ['xrpl', 'ripple'],
  ['monero', 'monero'],
  ['solana', 'solana'],
  ['tron', 'tron'],
  ['web+cardano', 'cardano'],
])

/**
 * Reads what wallets put into QR codes and links: BIP-21 and its kin (ZIP-321, XRP's `dt`, Monero's `tx_amount`,
 * Solana Pay, CIP-13), EIP-681, SEP-7, and TON's transfer links. Null where the text is no payment URI at all: then it
 * is an address, a name, or nothing.
 */
export function readPaymentUri(
  text: string,
  coin: PaymentUriCoin,
): Result<PaymentUriReading, PaymentUriFailure> | null {
  const uri = splitUri(text)
  if (uri === null) return null
  if (uri === 'malformed') return fail({ code: 'payment_uri_malformed' })
  if (uri.scheme === 'ethereum') return readEthereumUri(uri, coin)
  if (uri.scheme === 'web+stellar') return readStellarUri(uri, coin)
  if (uri.scheme === 'ton') return readTonUri(uri, coin)
  const family = BIP_21_SCHEMES.get(uri.scheme)
  if (family === undefined) return null
  if (family !== coin.network.addressFamily) return fail({ code: 'payment_uri_other_coin' })
  return readBip21(uri, coin)
}

function readBip21(
  { scheme, path, fields }: UriParts,
  coin: PaymentUriCoin,
): Result<PaymentUriReading, PaymentUriFailure> {
  // BIP-21: what is marked as required must be understood, or the whole is invalid. A payment id of Monero is part of
  // the destination, and Solana's transaction requests name no recipient.
  const isBeyondUs =
    [...fields.keys()].some((name) => name.startsWith('req-')) ||
    fields.has('tx_payment_id') ||
    path.startsWith('https:')
  if (isBeyondUs) return fail({ code: 'payment_uri_unsupported' })
  const token = fields.get('spl-token') ?? null
  if (token !== null && token !== coin.currency.contractAddress) {
    return fail({ code: 'payment_uri_other_coin' })
  }
  const isTokensAmount = coin.currency.contractAddress === token
  // The prefix of a CashAddr is the scheme, and part of the address.
  const address = scheme === 'bitcoincash' ? `${scheme}:${path}` : path
  const amountText = isTokensAmount ? (fields.get('amount') ?? fields.get('tx_amount')) : undefined
  return settled(address, fields.get('dt') ?? null, amountText, coin)
}

/** SEP-7, operation `pay`. */
function readStellarUri(
  { path, fields }: UriParts,
  coin: PaymentUriCoin,
): Result<PaymentUriReading, PaymentUriFailure> {
  if (coin.network.addressFamily !== 'stellar') return fail({ code: 'payment_uri_other_coin' })
  const memoType = fields.get('memo_type') ?? 'MEMO_TEXT'
  const isUnderstood = path === 'pay' && ['MEMO_TEXT', 'MEMO_ID'].includes(memoType)
  if (!isUnderstood) return fail({ code: 'payment_uri_unsupported' })
  const asset = fields.get('asset_code') ?? 'XLM'
  const { contractAddress } = coin.currency
  const isOwnAsset =
    contractAddress === null
      ? asset === 'XLM'
      : contractAddress.includes(asset) &&
        contractAddress.includes(fields.get('asset_issuer') ?? ' ')
  if (!isOwnAsset) return fail({ code: 'payment_uri_other_coin' })
  return settled(
    fields.get('destination') ?? '',
    fields.get('memo') ?? null,
    fields.get('amount'),
    coin,
  )
}

/** `ton://transfer/ADDRESS?amount=nanotons&text=comment`. */
function readTonUri(
  { path, fields }: UriParts,
  coin: PaymentUriCoin,
): Result<PaymentUriReading, PaymentUriFailure> {
  const isOwn =
    coin.network.addressFamily === 'ton' &&
    (fields.get('jetton') ?? null) === coin.currency.contractAddress
  if (!isOwn) return fail({ code: 'payment_uri_other_coin' })
  if (fields.has('bin') || fields.has('init')) return fail({ code: 'payment_uri_unsupported' })
  const units = fields.get('amount')
  if (units !== undefined && !/^\d{1,30}$/.test(units)) {
    return fail({ code: 'payment_uri_malformed' })
  }
  const amountText =
    units === undefined ? undefined : formatUnits(BigInt(units), coin.currency.decimals)
  const address = path.replace(/^\/\/transfer\//, '')
  return settled(address, fields.get('text') ?? null, amountText, coin)
}

function settled(
  address: string,
  extraId: string | null,
  amountText: string | undefined,
  { currency }: PaymentUriCoin,
): Result<PaymentUriReading, PaymentUriFailure> {
  if (address === '') return fail({ code: 'payment_uri_malformed' })
  if (amountText === undefined) return ok({ address, extraId, amountText: null })
  const read = parseAmount(amountText, currency)
  if (!read.ok) return fail({ code: 'payment_uri_malformed' })
  const { units } = read.value
  return ok({
    address,
    extraId,
    amountText: units === 0n ? null : formatUnits(units, currency.decimals),
  })
}
