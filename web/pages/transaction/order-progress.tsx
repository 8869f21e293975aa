import type { MessageKey } from '@causeway/content/messages'
import { AmountText, isLongAmount, tickerLabel } from '@causeway/ui/money'
import { Card, classNames, LinkButton, Notice, Spinner } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
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
  const { transaction } = props
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
      return (
        <Ended tone="good" text="transaction.refundedText">
          <TxLink {...props} txId={transaction.refundTxId} coin={props.from} wallet={null} />
        </Ended>
      )
    case 'expired':
      return (
        <>
          <Ended tone="warning" text="transaction.expiredText" />
          <PayCard {...props} />
        </>
      )
    case 'failed':
      return <Ended tone="error" text="transaction.failedText" />
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
  const localPath = useLocalPath()
  const { transaction, to } = props
  const ticker = tickerLabel(to)
  const amount = transaction.amountTo ?? transaction.amountExpectedTo
  return (
    <Card roomy className={styles.finished}>
      <h2 className={styles.title}>{t('transaction.finishedTitle', { ticker })}</h2>
      <p className={classNames(styles.amount, isLongAmount(amount) && styles.long)}>
        <AmountText amount={amount} ticker={ticker} />
      </p>
      <p>{t('transaction.finishedText')}</p>
      <TxLink
        {...props}
        txId={transaction.payoutTxId}
        coin={to}
        wallet={transaction.payoutAddress}
      />
      <p>
        <LinkButton href={localPath('/')} look="secondary">
          {t('transaction.again')}
        </LinkButton>
      </p>
    </Card>
  )
}

type EndedProps = {
  readonly tone: 'good' | 'warning' | 'error'
  readonly text: MessageKey
  readonly children?: ReactNode
}

function Ended({ tone, text, children }: EndedProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <Notice tone={tone}>
      <p>{t(text)}</p>
      {children}
      {tone === 'warning' ? null : (
        <p>
          <LinkButton href={localPath('/')} look="secondary">
            {t('transaction.again')}
          </LinkButton>
        </p>
      )}
    </Notice>
  )
}
