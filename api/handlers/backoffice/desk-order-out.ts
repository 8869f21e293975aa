import { csvLine } from '@causeway/core/csv'
import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, formatUnits } from '@causeway/core/money'
import type { StaffRole } from '@causeway/core/staff/roles'
import type { UseCases } from '@causeway/server'
import type { DeskFilter, DeskOrder, DeskOrderLine } from '@causeway/server/desk/desk-types'
import type { DeskOrderOut, DeskOrderRow } from '../../contract/index.ts'
import { isoTime } from '../reference/iso-time.ts'
import type { AskingStaff } from './asking-staff.ts'
import { staffAtWork } from './staff-replies.ts'

/** Writes a sum; one of a coin that the catalogue has no more, in its smallest units. */
export type DeskWords = (amount: Amount) => string

/** Roles that write to customers, and see their addresses whole. */
const SEE_EMAILS: readonly StaffRole[] = ['support', 'compliance', 'administrator']

/** How sums are written on the desk. */
export function deskWords(catalogue: Catalogue): DeskWords {
  return ({ asset, units }) => {
    const coin = catalogue.find(asset)
    return coin === undefined
      ? `${units} smallest units of ${asset}`
      : `${formatUnits(units, coin.decimals)} ${asset.toUpperCase()}`
  }
}

/** An order as a line of a table. */
export function deskRow(order: DeskOrderLine, sum: DeskWords): DeskOrderRow {
  const { createdAt, expectedFrom, expectedTo, holdReason, id, isPartners, kind } = order
  return {
    id,
    publicCode: order.publicCode,
    kind,
    state: order.state,
    holdReason,
    from: sum(expectedFrom),
    to: sum(expectedTo),
    isPartners,
    createdAt: isoTime(createdAt.getTime()),
  }
}

/** An order with everything on it, as far as the role sees it. */
export function deskOrderOut(order: DeskOrder, sum: DeskWords, role: StaffRole): DeskOrderOut {
  const { accountId, destination, partnerId, payIn, quoted, refund, screenings } = order
  return {
    ...deskRow(order, sum),
    email: SEE_EMAILS.includes(role) ? order.email : shortened(order.email),
    accountId,
    partnerId,
    payIn,
    destination,
    refund,
    payUntil: time(order.payUntil),
    endedAt: timeOrNull(order.endedAt),
    isHeldByStaff: order.isHeldByStaff,
    may: order.may,
    held: sum(order.held),
    refundFee: sum(order.refundFee),
    lastError: order.lastError,
    quoted: {
      ...quoted,
      gross: sum(quoted.gross),
      exchangeFee: sum(quoted.exchangeFee),
      networkFee: sum(quoted.networkFee),
    },
    timeline: order.events.map((event) => ({ ...event, at: time(event.at) })),
    ...moneyOut(order, sum),
    screenings: [...screenings],
    similar: order.similar.map((one) => deskRow(one, sum)),
  }
}

function moneyOut(
  { deposits, ledger, settlements, transfers }: DeskOrder,
  sum: DeskWords,
): Pick<DeskOrderOut, 'deposits' | 'settlements' | 'transfers' | 'ledger'> {
  return {
    deposits: deposits.map((deposit) => ({
      ...deposit,
      amount: sum(deposit.amount),
      seenAt: time(deposit.seenAt),
    })),
    settlements: settlements.map((settled) => ({
      ...settled,
      amountIn: sum(settled.amountIn),
      amountOut: sum(settled.amountOut),
      gross: sum(settled.gross),
      exchangeFee: sum(settled.exchangeFee),
      networkFee: sum(settled.networkFee),
      partnerFee: sum(settled.partnerFee),
      affiliateFee: sum(settled.affiliateFee),
      ourFee: sum(settled.ourFee),
      at: time(settled.at),
      takenBackAt: timeOrNull(settled.takenBackAt),
    })),
    transfers: transfers.map((transfer) => ({
      ...transfer,
      amount: sum(transfer.amount),
      createdAt: time(transfer.createdAt),
      confirmedAt: timeOrNull(transfer.confirmedAt),
      transactions: transfer.transactions.map(({ createdAt, fee, payments, txId }) => ({
        txId,
        fee: fee === null ? null : sum(fee),
        payments,
        createdAt: time(createdAt),
      })),
    })),
    ledger: ledger.map((entry) => ({ ...entry, at: time(entry.at), amount: sum(entry.amount) })),
  }
}

const columns = [
  'publicCode',
  'createdAt',
  'state',
  'holdReason',
  'kind',
  'from',
  'to',
  'isPartners',
] as const satisfies readonly (keyof DeskOrderRow)[]

/** Orders as CSV, line by line. */
export async function* ordersCsv(
  { backoffice, catalogue }: Pick<UseCases, 'backoffice' | 'catalogue'>,
  filter: DeskFilter,
  asking: AskingStaff,
): AsyncGenerator<string> {
  const sum = deskWords(catalogue)
  const who = staffAtWork(asking)
  yield csvLine(columns)
  for await (const order of backoffice.desk.exportOrders(filter, who)) {
    const row = deskRow(order, sum)
    yield csvLine(columns.map((column) => String(row[column] ?? '')))
  }
}

function time(at: Date): string {
  return isoTime(at.getTime())
}

function timeOrNull(at: Date | null): string | null {
  return at === null ? null : time(at)
}

/** `a…@example.com`: enough to tell two apart. */
function shortened(email: string | null): string | null {
  if (email === null) return null
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
