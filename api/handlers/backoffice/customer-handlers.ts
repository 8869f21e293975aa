import { csvLine } from '@causeway/core/csv'
import type { UseCases } from '@causeway/server'
import type { Customer, CustomerLine } from '@causeway/server/customers/customer-types'
import type { CustomerOut, CustomerRow, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import type { AskingStaff } from './asking-staff.ts'
import { type DeskWords, deskRow, deskWords } from './desk-order-out.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}
type Handlers = HandlersOf<typeof staffCalls>
type ReadingCall = 'customers' | 'customer' | 'customerExport'
type ActingCall = 'customerLock' | 'customerUnlock' | 'customerEndSessions'
type ProposingCall = 'proposeSecondFactorReset' | 'proposeErasure'

/** The customers desk (OPS-16). */
export function createCustomerHandlers(
  needs: Needs,
): Pick<Handlers, ReadingCall | ActingCall | ProposingCall> {
  const { useCases, words } = needs
  const { customers } = useCases.backoffice
  const sums = deskWords(useCases.catalogue)
  return {
    customers: async ({ cursor, q }, who) => {
      const found = await customers.search(q || null, cursor ?? null, staffAtWork(who))
      return answer({ customers: found.customers.map(rowOf), nextCursor: found.next })
    },
    customer: async ({ id }, who) => {
      const found = await customers.read(id, staffAtWork(who))
      return found.ok ? answer(customerOut(found.value, sums)) : refuse(found.failure, words)
    },
    customerExport: async ({ id }, who) => {
      const exported = await customers.exportData(id, staffAtWork(who))
      return exported.ok ? answer({ ...exported.value }) : refuse(exported.failure, words)
    },
    ...actingHandlers(needs),
    ...proposingHandlers(needs),
  }
}

function actingHandlers({ useCases, words }: Needs): Pick<Handlers, ActingCall> {
  const { customers } = useCases.backoffice
  return {
    customerLock: async ({ id, reason }, who) => {
      const locked = await customers.lock({ accountId: id, reason }, staffAtWork(who))
      return locked.ok ? answer({ result: true as const }) : refuse(locked.failure, words)
    },
    customerUnlock: async ({ id, reason }, who) => {
      const unlocked = await customers.unlock({ accountId: id, reason }, staffAtWork(who))
      return unlocked.ok ? answer({ result: true as const }) : refuse(unlocked.failure, words)
    },
    customerEndSessions: async ({ id, session }, who) => {
      const ended = await customers.endSessions({ accountId: id, id: session }, staffAtWork(who))
      return ended.ok ? answer({ result: true as const }) : refuse(ended.failure, words)
    },
  }
}

/** What can’t be taken back, or opens an account, is proposed for a second person to approve (OPS-07). */
function proposingHandlers({ useCases, words }: Needs): Pick<Handlers, ProposingCall> {
  const { approvals, customers } = useCases.backoffice
  return {
    proposeSecondFactorReset: async ({ id, reason }, { caller, staff }) => {
      const intent = await customers.resetIntent(id)
      if (!intent.ok) return refuse(intent.failure, words)
      const subject = `customer:${intent.value.accountId}`
      const proposed = await approvals.propose(
        { kind: 'customer.second_factor', subject, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
    proposeErasure: async ({ id, reason }, { caller, staff }) => {
      const intent = await customers.erasureIntent(id)
      if (!intent.ok) return refuse(intent.failure, words)
      const subject = `customer:${intent.value.accountId}`
      const proposed = await approvals.propose(
        { kind: 'customer.erase', subject, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
  }
}

const columns = [
  'id',
  'email',
  'createdAt',
  'isVerified',
  'hasSecondFactor',
  'isLocked',
] as const satisfies readonly (keyof CustomerRow)[]

/** Customers as CSV, line by line. */
export async function* customersCsv(
  { backoffice }: Pick<UseCases, 'backoffice'>,
  text: string | null,
  who: AskingStaff,
): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const customer of backoffice.customers.exportCustomers(text, staffAtWork(who))) {
    const row = rowOf(customer)
    yield csvLine(columns.map((column) => String(row[column] ?? '')))
  }
}

function rowOf({ createdAt, email, hasSecondFactor, id, isLocked, isVerified }: CustomerLine) {
  return { id, email, createdAt: time(createdAt), isVerified, hasSecondFactor, isLocked }
}

function customerOut(customer: Customer, sum: DeskWords): CustomerOut {
  const { locked, sessions, signIns } = customer
  return {
    ...customer,
    ...rowOf(customer),
    verifiedAt: timeOrNull(customer.verifiedAt),
    erasedAt: timeOrNull(customer.erasedAt),
    suspectedAt: timeOrNull(customer.suspectedAt),
    locked: locked === null ? null : { ...locked, at: time(locked.at) },
    socialAccounts: [...customer.socialAccounts],
    orders: customer.orders.map((order) => deskRow(order, sum)),
    sessions: sessions.map((one) => ({ ...one, at: time(one.at), seenAt: time(one.seenAt) })),
    signIns: signIns.map((one) => ({ ...one, at: time(one.at) })),
    openOrders: [...customer.openOrders],
  }
}

function time(at: Date): string {
  return isoTime(at.getTime())
}

function timeOrNull(at: Date | null): string | null {
  return at === null ? null : time(at)
}
