import type { MessageKey } from '@causeway/content/messages'
import { AmountText, tickerLabel } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import { Worth } from '@causeway/widget/worth'
import type { ReactNode } from 'react'
import { orderStatus } from '../order-status.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import { seenSum } from '../progress/order-notes.ts'
import styles from './order-facts.module.css'

/** What was sent, what came of it or comes, and what was announced where that differs. */
export function OrderAmounts(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, to } = props
  const { amountFrom, amountTo, amountExpectedFrom, amountExpectedTo, amountRefunded } = transaction
  const tickers = { from: tickerLabel(from), to: tickerLabel(to) }
  const status = orderStatus(transaction)
  return (
    <>
      <Fact name={t(amountFrom === null ? 'transaction.youSend' : 'transaction.youSent')}>
        <AmountText
          amount={amountFrom ?? amountExpectedFrom}
          ticker={tickers.from}
          isExact={amountFrom === null}
        />
        <Worth currency={from.ticker} amount={amountFrom ?? amountExpectedFrom} />
      </Fact>
      {amountRefunded === null ? null : (
        <Fact
          name={t(
            status === 'refunding' ? 'transaction.statusRefunding' : 'transaction.statusRefunded',
          )}
        >
          <AmountText amount={amountRefunded} ticker={tickers.from} />
          <Worth currency={from.ticker} amount={amountRefunded} />
        </Fact>
      )}
      {transaction.refundFee === null ? null : (
        <Fact name={t('transaction.networkFee')}>
          <AmountText amount={transaction.refundFee} ticker={tickers.from} />
        </Fact>
      )}
      {amountTo === null ? null : (
        <Fact name={t(ON_ITS_WAY.has(status) ? 'transaction.youGet' : 'transaction.youGot')}>
          <AmountText amount={amountTo} ticker={tickers.to} />
          <Worth currency={to.ticker} amount={amountTo} />
        </Fact>
      )}
      {amountTo === amountExpectedTo ? null : (
        <Fact name={t(announcedName(props))}>
          {transaction.type === 'fixed' ? '' : `${t('transaction.about')} `}
          <AmountText amount={amountExpectedTo} ticker={tickers.to} />
          <Worth currency={to.ticker} amount={amountExpectedTo} />
        </Fact>
      )}
      {amountRefunded !== null && amountTo === null ? null : <Price {...props} />}
    </>
  )
}

/** Rate and fees. What was sent back was exchanged at none, and paid none of them. */
function Price({ transaction, from, to }: OrderViewProps) {
  const t = useTranslate()
  const isFixed = transaction.type === 'fixed'
  const tickers = { from: tickerLabel(from), to: tickerLabel(to) }
  const fees = [
    [t('transaction.exchangeFee'), transaction.exchangeFee],
    [t('transaction.partnerFee'), transaction.partnerFee],
    [t('transaction.networkFee'), transaction.networkFee],
  ] as const
  return (
    <>
      <Fact name={t('transaction.rate')}>
        <AmountText
          amount={`1 ${tickers.from} ${isFixed ? '=' : '~'} ${transaction.rate ?? transaction.aprxRate} ${tickers.to}`}
        />{' '}
        <span className={styles.kind}>
          {t(isFixed ? 'transaction.rateGuaranteed' : 'transaction.rateFloating')}
        </span>
      </Fact>
      {fees.map(([name, fee]) =>
        fee === null ? null : (
          <Fact key={name} name={name}>
            <AmountText amount={fee} ticker={tickers.to} />
          </Fact>
        ),
      )}
    </>
  )
}

const ON_ITS_WAY: ReadonlySet<string> = new Set(['waiting', 'confirming', 'exchanging', 'sending'])

/** What was announced stands while an order runs; on hold and after its end it is what was said at first. */
function announcedName({ from, transaction }: OrderViewProps): MessageKey {
  const { amountExpectedFrom, amountTo, choice, deposits, type } = transaction
  // Another sum than was spoken of, or one that came late, brings another amount.
  const isAsAnnounced = deposits.length === 0 || seenSum(transaction, from) === amountExpectedFrom
  const isAhead = ON_ITS_WAY.has(orderStatus(transaction)) && choice === null && isAsAnnounced
  if (amountTo === null && isAhead) return 'transaction.youGet'
  return type === 'fixed' ? 'transaction.agreedAtFirst' : 'transaction.estimatedAtFirst'
}

/** One line of the facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
