import { shortenAddress } from '@causeway/core/addresses'
import { ADDRESS_LOCK_SECONDS, type PayoutCurrency } from '@causeway/core/affiliates'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  holdAccount,
  notifyAccount,
  type Proof,
  type ProofFailure,
  type SessionView,
} from '../../accounts/index.ts'
import type { Queryable } from '../../db/index.ts'
import { type AddressFailure, checkAddressFor } from '../../orders/index.ts'
import type { OwnAffiliateNeeds } from '../affiliate-needs.ts'
import { type AffiliateMissing, approvedAffiliate, findAffiliate } from '../affiliate-store.ts'

/** Where commissions are paid out to. */
export type PayoutAddress = {
  readonly currency: PayoutCurrency
  readonly address: string
  readonly changedAt: Date
  /** No payout before. */
  readonly usableAt: Date
}

export type SetAddressFailure = AffiliateMissing | AddressFailure | ProofFailure

/** An affiliate's payout addresses. */
export async function readPayoutAddresses(
  database: Queryable,
  affiliateId: string,
): Promise<readonly PayoutAddress[]> {
  const rows = await database
    .selectFrom('affiliate_address')
    .selectAll()
    .where('affiliate_id', '=', affiliateId)
    .orderBy('currency')
    .execute()
  return rows.map((row) => ({
    currency: row.currency,
    address: row.address,
    changedAt: row.changed_at,
    usableAt: row.usable_at,
  }))
}

/** An account's payout addresses; none where it is no affiliate. */
export async function listPayoutAddresses(
  { database }: Pick<OwnAffiliateNeeds, 'database'>,
  accountId: string,
): Promise<readonly PayoutAddress[]> {
  const affiliate = await findAffiliate(database.direct(), accountId)
  return affiliate === null ? [] : readPayoutAddresses(database.direct(), affiliate.id)
}

/**
 * Sets where a coin's commissions are paid out to, after the password and a code. Nothing is paid to it for a day, and the
 * account's owner is told by mail at once: a stolen session cannot empty a balance unnoticed. The same address again
 * changes nothing.
 */
export async function setPayoutAddress(
  needs: OwnAffiliateNeeds,
  session: SessionView,
  {
    address,
    currency,
    ...proof
  }: Proof & {
    readonly currency: PayoutCurrency
    readonly address: string
  },
): Promise<Result<PayoutAddress, SetAddressFailure>> {
  const found = await approvedAffiliate(needs.database.direct(), session.accountId)
  if (!found.ok) return found
  const given = address.trim()
  const checked = await checkAddressFor(needs, { currency, address: given, extraId: null })
  if (!checked.ok) {
    const { failure } = checked
    // The coins of payouts are always in the catalogue.
    if (!('field' in failure)) throw new Error(`Nothing is paid in ${currency}: ${failure.code}`)
    return fail(failure)
  }
  const proven = await needs.requireProof(session, proof)
  if (!proven.ok) return proven
  const now = needs.clock.now()
  return needs.database.transaction('set_payout_address', async (tx) => {
    const account = await holdAccount(tx, session)
    if (account === undefined) return fail({ code: 'proof_needed', missing: 'sign_in' })
    const before = (await readPayoutAddresses(tx, found.value.id)).find(
      (each) => each.currency === currency,
    )
    if (before?.address === given) return ok(before)
    const made = {
      address: given,
      changed_at: new Date(now),
      usable_at: new Date(now + ADDRESS_LOCK_SECONDS * 1000),
    }
    await tx
      .insertInto('affiliate_address')
      .values({ ...made, affiliate_id: found.value.id, currency })
      .onConflict((conflict) => conflict.columns(['affiliate_id', 'currency']).doUpdateSet(made))
      .execute()
    await notifyAccount(tx, needs.notifier, {
      kind: 'affiliate-address-changed',
      accountId: session.accountId,
      facts: { link: '/earn/payouts', to: shortenAddress(given), coin: currency.toUpperCase() },
    })
    return ok({ currency, address: given, changedAt: made.changed_at, usableAt: made.usable_at })
  })
}
