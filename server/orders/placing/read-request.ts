import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { holderSecretFor, sha256Hex } from '../holders/holder-secret.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { EntryRequest } from './enter-order.ts'
import type { PlaceOrderInput } from './place-order-types.ts'

const SHORTEST_KEY = 16
const LONGEST_KEY = 200

/**
 * What tells a request from others, and a repeat from another request under the same key: hashes of the idempotency key
 * and of all that is asked for, and the holder secret that follows from both.
 */
export function readRequest(
  needs: Pick<OrderNeeds, 'holderKey'>,
  input: PlaceOrderInput,
): Result<EntryRequest, Failure<'idempotency_key_malformed'>> {
  // Who asks, and what he holds, is no part of what he asks for.
  const { idempotencyKey, callerKey, holderSecrets, accountId, language, partner, ...rest } = input
  const { commissionBps, country, ...plain } = rest
  const body = { ...plain, ...saidByPartner(partner, commissionBps) }
  if (idempotencyKey.length < SHORTEST_KEY || idempotencyKey.length > LONGEST_KEY) {
    return fail({ code: 'idempotency_key_malformed' })
  }
  const keyHash = sha256Hex(idempotencyKey)
  const bodyHash = sha256Hex(
    JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
  return ok({ keyHash, bodyHash, secret: holderSecretFor(needs.holderKey, keyHash, bodyHash) })
}

/** What of a partner is part of his request. */
function saidByPartner(partner: PlaceOrderInput['partner'], commissionBps = 0n) {
  if (partner === undefined) return {}
  const { subaccountId, userMetadata } = partner
  const said = { subaccountId, userMetadata }
  return commissionBps === 0n ? said : { ...said, commissionBps: commissionBps.toString() }
}
