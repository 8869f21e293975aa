import { fail, ok, type Result } from '@causeway/core/result'
import { type EraseNeeds, eraseAccount, whyNotErased } from '../accounts/index.ts'
import { type AuditActor, appendAudit } from '../audit/append-audit.ts'
import type { Database, Queryable } from '../db/index.ts'
import type { ErasureFailure, ErasureIntent, ErasureRefusal } from './customer-types.ts'
import { countOrders, readAccount } from './read-customer.ts'

type Needs = EraseNeeds & { readonly database: Database }

/** What an erasure would leave in the books; refused where something stands in its way already. */
export async function erasureIntent(
  needs: Pick<Needs, 'database' | 'isOwedPayout'>,
  accountId: string,
): Promise<Result<ErasureIntent, ErasureRefusal>> {
  const direct = needs.database.direct()
  const account = await readAccount(direct, accountId)
  if (account === undefined || account.deleted_at !== null) {
    return fail({ code: 'customer_unknown' })
  }
  const refused = refusalOf(await whyNotErased(direct, needs, account.id))
  return refused ?? ok(await intentOf(direct, account.id))
}

/**
 * Erases a customer as two people decided, through the same deletion as the customer’s own. An account that has made orders since the
 * proposal stays.
 */
export function eraseCustomer(
  needs: Needs,
  intent: ErasureIntent,
  actor: AuditActor,
): Promise<Result<null, ErasureFailure>> {
  return needs.database.transaction('erase_customer', async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'email'])
      .where('id', '=', intent.accountId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (account === undefined) return fail({ code: 'customer_unknown' })
    const { fiatOrders, orders } = await intentOf(tx, account.id)
    if (orders !== intent.orders || fiatOrders !== intent.fiatOrders) {
      return fail({ code: 'customer_changed' })
    }
    const erased = await eraseAccount(tx, needs, account)
    if (!erased.ok) return refusalOf(erased.failure) ?? ok(null)
    await appendAudit(tx, needs.clock.now(), {
      actor,
      action: 'customer.erased',
      subject: `customer:${account.id}`,
      after: { kept: { orders, fiatOrders } },
    })
    return ok(null)
  })
}

async function intentOf(handle: Queryable, accountId: string): Promise<ErasureIntent> {
  return { accountId, ...(await countOrders(handle, accountId)) }
}

function refusalOf(refused: Awaited<ReturnType<typeof whyNotErased>>) {
  if (refused === null) return null
  return refused.code === 'orders_open'
    ? fail({ code: 'customer_orders_open' } as const)
    : fail({ code: 'customer_payout_due' } as const)
}
