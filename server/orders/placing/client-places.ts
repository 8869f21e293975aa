import { createHmac } from 'node:crypto'
import type { FeePolicy } from '@causeway/core/quotes'
import type { ClientPlaces } from '../../order-store/index.ts'
import type { PlaceOrderInput } from '../order-types.ts'

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
  const { accountId, clientId, callerKey, from, to } = input
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
