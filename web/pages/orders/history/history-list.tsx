import { AmountText, CoinIcon } from '@causeway/ui/money'
import { Badge, Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Worth } from '@causeway/widget/worth'
import { Link } from '../../../client-page/index.ts'
import { DateTime } from '../../../orders/facts/date-time.tsx'
import { orderStatus, orderTone, statusNames } from '../../../orders/order-status.ts'
import { ForgetOrder } from './forget-forms.tsx'
import styles from './history-list.module.css'
import type { HistoryOrder } from './page.server.ts'

export type HistoryListProps = {
  readonly orders: readonly HistoryOrder[]
  /** Whether this browser can be told to forget them: not those of an account. */
  readonly canForget: boolean
}

/** Orders, newest first: what was exchanged, when, where it stands, and the way to each. */
export function HistoryList({ orders, canForget }: HistoryListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.list}>
      {orders.map((order) => (
        <Row key={order.transaction.transactionId} {...order} canForget={canForget} />
      ))}
    </ul>
  )
}

function Row({ transaction, from, to, canForget }: HistoryOrder & { canForget: boolean }) {
  const t = useTranslate()
  const { transactionId, amountFrom, amountRefunded, amountTo } = transaction
  const status = orderStatus(transaction)
  const isAbout = amountTo === null && transaction.type !== 'fixed'
  return (
    <li className={styles.order}>
      <div className={styles.sums}>
        <CoinIcon code={from.code} size={28} />
        <Sum
          amount={amountFrom ?? transaction.amountExpectedFrom}
          currency={transaction.currencyFrom}
          ticker={from.label}
        />
        <Icon name="arrow-forward" size={16} />
        {amountRefunded !== null && amountTo === null ? (
          <Sum amount={amountRefunded} currency={transaction.currencyFrom} ticker={from.label} />
        ) : (
          <>
            <CoinIcon code={to.code} size={28} />
            <Sum
              amount={amountTo ?? transaction.amountExpectedTo}
              currency={transaction.currencyTo}
              ticker={to.label}
              before={isAbout ? `${t('transaction.about')} ` : ''}
            />
          </>
        )}
      </div>
      <p className={styles.about}>
        <Badge tone={orderTone(status)}>{t(statusNames[status])}</Badge>
        <DateTime iso={transaction.createdAt} />
        <Link to={`/transaction/${transactionId}`}>
          {t('history.open', { code: transactionId.slice(0, 8) })}
        </Link>
      </p>
      {canForget ? <ForgetOrder transactionId={transactionId} /> : null}
    </li>
  )
}

type SumProps = {
  readonly amount: string
  readonly currency: string
  readonly ticker: string
  readonly before?: string
}

/** An amount, and what it is worth below it. */
function Sum({ amount, currency, ticker, before = '' }: SumProps) {
  return (
    <span>
      {before}
      <AmountText amount={amount} ticker={ticker} />
      <Worth currency={currency} amount={amount} />
    </span>
  )
}
