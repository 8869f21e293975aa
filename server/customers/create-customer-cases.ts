import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { validate as isUuid } from 'uuid'
import { endSessionsForStaff, exportData, lockAccount, unlockAccount } from '../accounts/index.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Tx } from '../db/index.ts'
import { type StaffAtWork, staffActor } from '../staff/staff-actor.ts'
import type { CustomerNeeds } from './customer-needs.ts'
import type { CustomerCases } from './customer-types.ts'
import { erasureIntent } from './erase-customer.ts'
import { readAccount, readCustomer } from './read-customer.ts'
import { resetIntent } from './reset-second-factor.ts'
import { everyCustomer, searchCustomers } from './search-customers.ts'

type Entry = {
  readonly action: string
  readonly subject: string
  readonly before?: object
  readonly after?: object
}

/** The customers desk (OPS-16), joined with what it needs. Whatever is done stands in the audit log. */
export function createCustomerCases(needs: CustomerNeeds): CustomerCases {
  const { clock, database } = needs
  const log = (who: StaffAtWork, entry: Entry) =>
    database.transaction('log_customer', (tx) => write(tx, who, entry))
  const write = (tx: Tx, who: StaffAtWork, entry: Entry) =>
    appendAudit(tx, clock.now(), { ...entry, actor: staffActor(who) })
  return {
    search: async (text, after, who) => {
      const page = await searchCustomers(database, text, after)
      // Not the text itself: an address in the log could never be erased.
      const facts = { by: text === null ? 'all' : 'search', found: page.customers.length }
      await log(who, { action: 'customers.listed', subject: 'customers', after: facts })
      return page
    },
    exportCustomers: async function* (text, who) {
      const facts = { by: text === null ? 'all' : 'search' }
      await log(who, { action: 'customers.exported', subject: 'customers', after: facts })
      yield* everyCustomer(database, text)
    },
    read: async (accountId, who) => {
      const found = await readCustomer(needs, accountId)
      if (found.ok) await log(who, { action: 'customer.viewed', subject: subjectOf(found.value) })
      return found
    },
    ...lockCases(needs, write),
    endSessions: ({ accountId, id }, who) =>
      database.transaction('end_customer_sessions', async (tx) => {
        const account = await readAccount(tx, accountId)
        if (account === undefined) return fail({ code: 'customer_unknown' })
        const asked = { accountId: account.id, id }
        const ended =
          id !== null && !isUuid(id) ? 0 : await endSessionsForStaff(tx, clock.now(), asked)
        await write(tx, who, {
          action: 'customer.sessions_ended',
          subject: subjectOf(account),
          after: { session: id ?? 'all', ended },
        })
        return ok(null)
      }),
    exportData: async (accountId, who) => {
      const account = await readAccount(database.direct(), accountId)
      if (account === undefined) return fail({ code: 'customer_unknown' })
      await log(who, { action: 'customer.exported', subject: subjectOf(account) })
      return ok(await exportData(needs, { accountId: account.id }))
    },
    resetIntent: (accountId) => resetIntent(needs, accountId),
    erasureIntent: (accountId) => erasureIntent(needs, accountId),
  }
}

function lockCases(
  { clock, database }: CustomerNeeds,
  write: (tx: Tx, who: StaffAtWork, entry: Entry) => Promise<void>,
): Pick<CustomerCases, 'lock' | 'unlock'> {
  const withReason = async <T>(
    given: string,
    act: (reason: string) => Promise<T>,
  ): Promise<T | Extract<Result<never, Failure<'reason_missing'>>, { readonly ok: false }>> => {
    const reason = given.trim()
    return reason === '' ? fail({ code: 'reason_missing' }) : act(reason)
  }
  return {
    lock: ({ accountId, reason: given }, who) =>
      withReason(given, (reason) =>
        database.transaction('lock_customer', async (tx) => {
          if (!isUuid(accountId)) return fail({ code: 'customer_unknown' })
          const locked = await lockAccount(tx, clock.now(), { accountId, reason })
          if (!locked.ok) return locked
          const subject = subjectOf({ id: accountId })
          await write(tx, who, { action: 'customer.locked', subject, after: { reason } })
          return ok(null)
        }),
      ),
    unlock: ({ accountId, reason: given }, who) =>
      withReason(given, (reason) =>
        database.transaction('unlock_customer', async (tx) => {
          if (!isUuid(accountId)) return fail({ code: 'customer_unknown' })
          const unlocked = await unlockAccount(tx, accountId)
          if (!unlocked.ok) return unlocked
          await write(tx, who, {
            action: 'customer.unlocked',
            subject: subjectOf({ id: accountId }),
            before: unlocked.value,
            after: { reason },
          })
          return ok(null)
        }),
      ),
  }
}

function subjectOf({ id }: { readonly id: string }): string {
  return `customer:${id}`
}
