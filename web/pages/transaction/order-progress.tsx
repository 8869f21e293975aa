import type { MessageKey } from '@causeway/content/messages'
import { AmountText, isLongAmount, tickerLabel } from '@causeway/ui/money'
import { Card, classNames, Disclosure, LinkButton, Notice, Spinner } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Worth } from '@causeway/widget/worth'
import type { ReactNode } from 'react'
import { useLocalPath } from '../../i18n/index.ts'
import { DepositList } from './deposit-list.tsx'
import { Expectations } from './expectations.tsx'
import { HoldDesk } from './hold-desk.tsx'
import styles from './order-progress.module.css'
import type { OrderStatus } from './order-status.ts'
import type { OrderViewProps } from './order-view-props.ts'
import { PayCard } from './pay-card.tsx'
import { TxLink } from './tx-link.tsx'

type ProgressProps = OrderViewProps & {
  readonly status: OrderStatus
  /** Offers to tell of the end, while the order is under way. */
  readonly endNotice: ReactNode
}

/** What the order is doing now, and what its holder can do about it. */
export function OrderProgress(props: ProgressProps) {
  switch (props.status) {
    case 'waiting':
      return <PayCard {...props} />
    case 'confirming':
    case 'exchanging':
    case 'sending':
    case 'refunding':
      return <UnderWay {...props} status={props.status} />
    case 'hold':
      return <HoldDesk {...props} />
    case 'finished':
      return <Finished {...props} />
    case 'refunded':
      return <Refunded {...props} />
    case 'expired':
      return <Expired {...props} />
    case 'failed':
      return <Failed />
  }
}

const underWayTexts = {
  confirming: 'transaction.statusConfirming',
  exchanging: 'transaction.exchangingText',
  sending: 'transaction.sendingText',
  refunding: 'transaction.refundingText',
} as const satisfies Record<string, MessageKey>

function UnderWay(props: ProgressProps & { readonly status: keyof typeof underWayTexts }) {
  const t = useTranslate()
  const { transaction, status } = props
  return (
    <Card roomy>
      <p className={styles.working}>
        <Spinner />
        <span>{t(underWayTexts[status])}</span>
      </p>
      <p className={styles.remark}>{t('transaction.loseSight')}</p>
      {props.endNotice}
      <DepositList {...props} />
      {status === 'sending' ? (
        <TxLink
          {...props}
          txId={transaction.payoutTxId}
          coin={props.to}
          wallet={transaction.payoutAddress}
        />
      ) : null}
      {status === 'confirming' ? <Expectations {...props} /> : null}
    </Card>
  )
}

function Finished(props: ProgressProps) {
  const t = useTranslate()
  const { transaction, to } = props
  const ticker = tickerLabel(to)
  const amount = transaction.amountTo ?? transaction.amountExpectedTo
  return (
    <Card roomy className={styles.finished}>
      <h2 className={styles.title}>{t('transaction.finishedTitle', { ticker })}</h2>
      <p className={classNames(styles.amount, isLongAmount(amount) && styles.long)}>
        <AmountText amount={amount} ticker={ticker} />
      </p>
      <Worth currency={to.ticker} amount={amount} />
      <p>{t('transaction.finishedText')}</p>
      <TxLink
        {...props}
        txId={transaction.payoutTxId}
        coin={to}
        wallet={transaction.payoutAddress}
      />
      <SeveralDeposits {...props} />
      <Again />
    </Card>
  )
}

/** The receipt of a refund: what went back, less the network fee, and where it can be seen. */
function Refunded(props: ProgressProps) {
  const t = useTranslate()
  const { transaction, from } = props
  const amount = transaction.amountRefunded
  return (
    <Card roomy className={styles.finished}>
      <h2 className={styles.title}>{t('transaction.refundedText')}</h2>
      {amount === null ? null : (
        <p className={classNames(styles.amount, isLongAmount(amount) && styles.long)}>
          <AmountText amount={amount} ticker={tickerLabel(from)} />
          <Worth currency={from.ticker} amount={amount} />
        </p>
      )}
      <TxLink
        {...props}
        txId={transaction.refundTxId}
        coin={from}
        wallet={transaction.refundAddress}
      />
      <SeveralDeposits {...props} />
      <Again />
    </Card>
  )
}

/** One payment stands among the facts; of several each is told with its amount. */
function SeveralDeposits(props: ProgressProps) {
  return props.transaction.deposits.length < 2 ? null : <DepositList {...props} />
}

/** First a fresh start; where to pay is folded away, for those who have paid already. */
function Expired(props: ProgressProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { amountExpectedFrom, currencyFrom, currencyTo, type } = props.transaction
  const again = new URLSearchParams({
    from: currencyFrom,
    to: currencyTo,
    amountFrom: amountExpectedFrom,
    isFixedRate: String(type === 'fixed'),
  })
  return (
    <>
      <Notice tone="warning">
        <p>{t('transaction.expiredText')}</p>
        <p className={styles.action}>
          <LinkButton href={localPath(`/processing?${again}`)}>
            {t('transaction.startAgain')}
          </LinkButton>
        </p>
      </Notice>
      <Disclosure summary={t('transaction.expiredAddress')}>
        <PayCard {...props} />
      </Disclosure>
    </>
  )
}

function Again() {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <p className={styles.action}>
      <LinkButton href={localPath('/')} look="secondary">
        {t('transaction.again')}
      </LinkButton>
    </p>
  )
}

function Failed() {
  const t = useTranslate()
  return (
    <Notice tone="error">
      <p>{t('transaction.failedText')}</p>
      <Again />
    </Notice>
  )
}
