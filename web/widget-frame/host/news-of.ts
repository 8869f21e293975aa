import type { TransactionOut } from '@causeway/api/contract'
import type { OrderNews } from '@causeway/widget/embed'
import { orderStatus } from '../../orders/order-status.ts'

/** What a host hears of an order: its public code, where it stands, pair and amounts. No address, no e-mail, nothing else. */
export function newsOf(transaction: TransactionOut): OrderNews {
  const { amountExpectedFrom, amountExpectedTo, amountFrom, amountTo } = transaction
  return {
    code: transaction.transactionId,
    status: orderStatus(transaction),
    from: transaction.currencyFrom,
    to: transaction.currencyTo,
    amountFrom: amountFrom ?? amountExpectedFrom,
    amountTo: amountTo ?? amountExpectedTo,
  }
}
