import { CoinIcon, tickerLabel } from '@causeway/ui/money'
import { Notice, Steps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderProgress } from './order-progress.tsx'
import { orderStatus, stepOfStatus } from './order-status.ts'
import styles from './order-view.module.css'
import type { OrderViewProps } from './order-view-props.ts'

/** One order: its head, its steps, what is to be done now, and all its facts. */
export function OrderView(props: OrderViewProps) {
  const t = useTranslate()
  const { transaction, from, to, change } = props
  const status = orderStatus(transaction)
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
        steps={[
          t('transaction.stepGetting'),
          t('transaction.stepExchanging'),
          t('transaction.stepSending'),
        ]}
        current={stepOfStatus[status]}
        doneLabel={t('transaction.stepDone')}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {change?.message && (!change.isDone || status === 'waiting') ? (
            <Notice tone={change.isDone ? 'good' : 'error'} announce="status">
              {change.message}
            </Notice>
          ) : null}
          <OrderProgress {...props} status={status} />
        </div>
        <OrderFacts {...props} />
      </div>
    </div>
  )
}
