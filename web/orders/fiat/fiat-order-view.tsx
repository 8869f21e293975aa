import { CoinIcon, tickerLabel } from '@causeway/ui/money'
import { Steps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { KeepOrder } from '../access/keep-order.tsx'
import { OrderHead } from '../facts/order-head.tsx'
import styles from '../order-view.module.css'
import { LostConnection } from '../updates/lost-connection.tsx'
import { FiatFacts } from './fiat-facts.tsx'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'
import { FiatProgress } from './fiat-progress.tsx'
import { stateWords } from './fiat-words.ts'

/** One purchase or sale through a provider: where it stands, what can be done about it, all its facts (BUY-07). */
export function FiatOrderView(props: FiatOrderViewProps) {
  const t = useTranslate()
  const { transaction, fiat, from, to } = props
  const state = stateWords(fiat.side, fiat.state)
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
      <OrderHead
        transaction={transaction}
        followState={props.followState}
        statusText={t(state.words)}
      />
      <Steps
        label={t('deal.steps')}
        steps={[
          t(fiat.side === 'buy' ? 'deal.stepPay' : 'deal.stepSellPay'),
          t('deal.stepProvider'),
          t('deal.stepSent'),
        ]}
        current={state.step}
        doneLabel={t('transaction.stepDone')}
      />
      <LostConnection {...props} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {props.notice}
          <FiatProgress {...props} />
          {/* The progress is short, so this card fills the space that would stay empty below it. */}
          <KeepOrder {...props} />
        </div>
        <div className={styles.side}>
          <FiatFacts {...props} />
        </div>
      </div>
    </div>
  )
}
