import { createHmac } from 'node:crypto'
import type { FeePolicy } from '@causeway/core/quotes'
import type { ClientPlaces } from '../../order-store/new-order.ts'
import type { PlaceOrderInput } from './place-order-types.ts'

/** A partner has many customers; what he may hold of a coin's promises is capped with everybody's. */
const OPEN_FIXED_PER_PARTNER = 50

/**
 * A guaranteed rate that nobody has paid for is a free option, so a client holds few. Whoever names no client counts by
 * address, and an address has a limit of its own, because clients are easily invented. An account has one place for all
 * pairs (CALC-14). Only keyed hashes are stored, and only while the order is unpaid.
 */
export function clientPlaces(
  needs: { readonly policy: FeePolicy; readonly holderKey: Uint8Array },
  input: PlaceOrderInput,
): ClientPlaces {
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', needs.holderKey).update(parts.join('\n')).digest('base64url')
  const { accountId, clientId, callerKey, from, partner, to } = input
  if (partner !== undefined) {
    const key = hash('partner', partner.partnerId)
    return { client: { key, most: OPEN_FIXED_PER_PARTNER }, address: { key: null, most: 1 } }
  }
  const client =
    clientId !== null && clientId !== ''
      ? hash('client', clientId, from, to)
      : callerKey === null
        ? null
        : hash('caller', callerKey, from, to)
  return {
    client: accountId
      ? { key: hash('account', accountId), most: 1 }
      : { key: client, most: needs.policy.openFixedPerClient },
    address: {
      key: callerKey === null ? null : hash('address', callerKey),
      most: needs.policy.openFixedPerAddress,
    },
  }
}
