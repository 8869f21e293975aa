import type { AssetCode } from '@causeway/core/money'
import type { PayInAddress } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

type ColdAddresses = ReadonlyMap<AssetCode, readonly PayInAddress[]>

type ColdAddressesFailure = Failure<
  'cold_address_malformed' | 'cold_coin_unknown' | 'cold_address_wrong' | 'cold_address_twice'
> & { readonly part: string }

const PART = /^([a-z0-9]+)=([^/\s]+)(?:\/(\S+))?$/

/**
 * Reads `btc=bc1q…, xrp=r…/12345`: addresses of the shop's cold storage, each with its memo after a slash if it needs one. A
 * coin may have several. `check` says whether a network takes an address, and how it is paid; null where it does not. An
 * empty text names nothing.
 */
export function parseColdAddresses(
  text: string,
  check: (asset: AssetCode, place: PayInAddress) => PayInAddress | 'coin_unknown' | null,
): Result<ColdAddresses, ColdAddressesFailure> {
  const found = new Map<AssetCode, PayInAddress[]>()
  if (text.trim() === '') return ok(found)
  for (const each of text.split(',')) {
    const part = each.trim()
    const [, asset, address, extraId = null] = PART.exec(part) ?? []
    if (asset === undefined || address === undefined) {
      return fail({ code: 'cold_address_malformed', part })
    }
    const place = check(asset, { address, extraId })
    if (place === 'coin_unknown') return fail({ code: 'cold_coin_unknown', part })
    if (place === null) return fail({ code: 'cold_address_wrong', part })
    if (isColdAddress(found, asset, place)) return fail({ code: 'cold_address_twice', part })
    found.set(asset, [...(found.get(asset) ?? []), place])
  }
  return ok(found)
}

/** Whether an address, with exactly this memo, is cold storage of a coin. */
export function isColdAddress(
  addresses: ColdAddresses,
  asset: AssetCode,
  { address, extraId }: PayInAddress,
): boolean {
  return (addresses.get(asset) ?? []).some(
    (place) => place.address === address && place.extraId === extraId,
  )
}
