import { CoinIcon, tickerLabel } from '@causeway/ui/money'
import { Notice, Steps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { KeepOrder } from './access/keep-order.tsx'
import { OrderFacts } from './facts/order-facts.tsx'
import { OrderHead } from './facts/order-head.tsx'
import { FeedbackCard } from './feedback-card.tsx'
import { ChangeCard } from './hold/change-card.tsx'
import { KycCard } from './kyc-card.tsx'
import { lazyOrderMessages } from './messages/lazy-order-messages.ts'
import { orderStatus, stepsOf } from './order-status.ts'
import styles from './order-view.module.css'
import type { OrderViewProps } from './order-view-props.ts'
import { ClaimsNotice } from './payment/claims-notice.tsx'
import { FindPayment } from './payment/find-payment.tsx'
import { RequestFundsCard } from './payment/request-funds-card.tsx'
import { UnmatchedDepositsNotice } from './payment/unmatched-deposits-notice.tsx'
import { OrderProgress } from './progress/order-progress.tsx'
import { LostConnection } from './updates/lost-connection.tsx'
import { NotifyButton } from './updates/notify-button.tsx'
import { useEndNotice } from './updates/use-end-notice.ts'

/** One order: its head, its steps, what is to be done now, and all its facts. */
export function OrderView(props: OrderViewProps & { readonly notice?: ReactNode }) {
  const t = useTranslate()
  const { transaction, from, to, change } = props
  const status = orderStatus(transaction)
  const steps = stepsOf(status)
  const endNotice = <NotifyButton {...useEndNotice(transaction)} />
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <span className={styles.icons}>
          <CoinIcon code={from.code} size={36} />
          <CoinIcon code={to.code} size={36} />
        </span>
        <h1 className={styles.heading}>
          {t('transaction.title', { from: tickerLabel(from), to: tickerLabel(to) })}
        </h1>
      </div>
      <OrderHead transaction={transaction} followState={props.followState} />
      <Steps
        label={t('transaction.steps')}
        steps={steps.names.map((name) => t(name))}
        current={steps.current}
        doneLabel={t('transaction.stepDone')}
      />
      <LostConnection {...props} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {props.notice}
          {change?.intent === 'play-pay' && (!change.isDone || status === 'waiting') ? (
            <Notice tone={change.isDone ? 'good' : 'error'} announce="status">
              {change.message}
            </Notice>
          ) : null}
          {transaction.messages.length === 0 ? null : <lazyOrderMessages.View {...props} />}
          <ClaimsNotice {...props} />
          <UnmatchedDepositsNotice {...props} />
          <KycCard transaction={transaction} />
          <OrderProgress {...props} status={status} endNotice={endNotice} />
          <FindPayment {...props} />
          <RequestFundsCard {...props} />
          <FeedbackCard {...props} />
          {status === 'waiting' ? endNotice : null}
        </div>
        <div className={styles.side}>
          <OrderFacts {...props} />
          <ChangeCard {...props} />
          <KeepOrder {...props} />
        </div>
      </div>
    </div>
  )
}
