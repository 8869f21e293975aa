import type { Currency } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { v7 as newId } from 'uuid'
import { checkRefundAddress, isOwnAddress, type OrderNeeds } from '../orders/index.ts'
import { type FreeNeeds, readFreeOf } from '../own-sends/read-free.ts'
import { readOwnSend } from '../own-sends/read-own-send.ts'
import type { AskedColdMove, ColdAddresses, ColdFailure, ColdIntent } from './cold-types.ts'

export type ColdNeeds = Pick<OrderNeeds, 'clock' | 'database' | 'flavourOf' | 'wake'> &
  FreeNeeds &
  Pick<OrderNeeds, 'chains'> & {
    readonly coldAddresses: ColdAddresses
  }

/**
 * What two people are asked to agree on: so much of the coin is free, and the address is one that the operator named as
 * cold storage.
 */
export async function checkColdMove(
  needs: ColdNeeds,
  asked: AskedColdMove,
): Promise<Result<ColdIntent, ColdFailure>> {
  const reason = asked.reason.trim()
  if (reason === '') return fail({ code: 'reason_missing' })
  const checked = await checkTerms(needs, asked)
  if (!checked.ok) return checked
  const { coin, moved } = checked.value
  const free = await readFreeOf(needs.database.direct(), needs, coin)
  if (moved.units > free.units) return fail({ code: 'above_free', free })
  return ok({
    move: newId(),
    asset: coin.ticker,
    network: coin.protocol,
    amount: formatUnits(moved.units, coin.decimals),
    networkFee: formatUnits(coin.chainFeeUnits, coin.decimals),
    address: asked.address,
    extraId: asked.extraId,
    reason,
  })
}

/**
 * What does not depend on the moment: the coin, its cold storage and the amount. Asked again when the move is carried out,
 * because the operator may have configured another list since.
 */
export async function checkTerms(
  needs: ColdNeeds,
  asked: Omit<AskedColdMove, 'reason'>,
): Promise<Result<{ readonly coin: Currency; readonly moved: Amount }, ColdFailure>> {
  const read = readOwnSend(needs, asked)
  if (!read.ok) return read
  const { coin, sum } = read.value
  const { address, asset, extraId } = asked
  const places = needs.coldAddresses.get(asset) ?? []
  if (!places.some((place) => place.address === address && place.extraId === extraId)) {
    return fail({ code: 'cold_address_unknown' })
  }
  const checked = checkRefundAddress(needs, coin, address, extraId)
  if (!checked.ok) return checked
  if (await isOwnAddress(needs, coin, checked.value)) {
    return fail({ code: 'address_is_ours', field: 'destinationAddress', fits: [] })
  }
  return ok({ coin, moved: sum })
}
