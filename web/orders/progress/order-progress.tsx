import type { MessageKey } from '@causeway/content/messages'
import { Card, Disclosure, LinkButton, Notice, Spinner } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { useLocalPath } from '../../i18n/use-language.ts'
import { HoldDesk } from '../hold/hold-desk.tsx'
import type { OrderStatus } from '../order-status.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import { Expectations } from '../payment/expectations.tsx'
import { PayCard } from '../payment/pay-card.tsx'
import { DepositList } from './deposit-list.tsx'
import { NotesOfOrder } from './notes-of-order.tsx'
import styles from './order-progress.module.css'
import { PayoutReceipt, RefundReceipt } from './receipt.tsx'
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
      return <PayoutReceipt {...props} />
    case 'refunded':
      return <RefundReceipt {...props} />
    case 'expired':
      return <Expired {...props} />
    case 'failed':
      return <Failed {...props} />
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
      <h2 className={styles.working}>
        <Spinner />
        <span>{t(underWayTexts[status])}</span>
      </h2>
      <NotesOfOrder {...props} />
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
      {status === 'refunding' || transaction.amountRest !== null ? (
        <TxLink
          {...props}
          txId={transaction.refundTxId}
          coin={props.from}
          wallet={transaction.refundAddress}
        />
      ) : null}
      {status === 'confirming' ? <Expectations {...props} /> : null}
    </Card>
  )
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

function Failed({ supportEmail }: Pick<ProgressProps, 'supportEmail'>) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <Notice tone="error">
      <p>{t('transaction.failedText')}</p>
      {supportEmail === null ? null : (
        <p>{t('orderState.askSupport', { support: supportEmail })}</p>
      )}
      <p className={styles.action}>
        <LinkButton href={localPath('/')} look="secondary">
          {t('transaction.again')}
        </LinkButton>
      </p>
    </Notice>
  )
}
