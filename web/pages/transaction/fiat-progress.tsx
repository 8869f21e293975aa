import type { MessageKey } from '@causeway/content/messages'
import { AmountText, isLongAmount, tickerLabel } from '@causeway/ui/money'
import { Card, classNames, LinkButton, Notice, Spinner } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/index.ts'
import { paymentPath } from '../payment/payment-path.ts'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'
import { FiatPayIn } from './fiat-pay-in.tsx'
import { NextStep } from './next-step.tsx'
import { NothingComes } from './nothing-comes.tsx'
import styles from './order-progress.module.css'
import { TxLink } from './tx-link.tsx'

/** What the order's provider does now, and what the holder can do about it. */
export function FiatProgress(props: FiatOrderViewProps) {
  const { fiat } = props
  switch (fiat.state) {
    case 'waiting':
      return <Waiting {...props} />
    case 'ended':
      return <Finished {...props} />
    case 'declined':
    case 'expired':
    case 'refunded':
    case 'charged_back':
      return <Ended {...props} />
    default:
      return <UnderWay {...props} />
  }
}

/** Of a sale: first the provider's page, then the address that it told. */
function Waiting(props: FiatOrderViewProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { transaction, fiat } = props
  const provider = fiat.providerName
  if (fiat.side === 'sell' && transaction.payinAddress !== '') {
    return (
      <Card roomy className={styles.finished}>
        <FiatPayIn {...props} />
        <NothingComes {...props} />
      </Card>
    )
  }
  const canGoOn = transaction.isOwner && (transaction.fiatProviderRedirect ?? fiat.form) !== null
  return (
    <Card roomy className={styles.finished}>
      <h2 className={styles.title}>
        {t(fiat.side === 'buy' ? 'deal.waitingTitle' : 'deal.sellWaitingTitle', { provider })}
      </h2>
      <p>{t(fiat.side === 'buy' ? 'deal.waitingText' : 'deal.sellWaitingText', { provider })}</p>
      {canGoOn ? (
        <LinkButton
          href={localPath(paymentPath(transaction.fiatProvider ?? '', transaction.transactionId))}
          size="large"
          wide
        >
          {t('deal.goOn', { provider })}
        </LinkButton>
      ) : null}
      <NothingComes {...props} />
    </Card>
  )
}

type Said = { readonly title: MessageKey; readonly text: MessageKey }

const underWay = {
  paid: {
    buy: { title: 'deal.paidTitle', text: 'deal.paidText' },
    sell: { title: 'deal.sellPaidTitle', text: 'deal.sellPaidText' },
  },
  sending: {
    buy: { title: 'deal.sendingTitle', text: 'deal.sendingText' },
    sell: { title: 'deal.sellSendingTitle', text: 'deal.sellSendingText' },
  },
} as const satisfies Record<'paid' | 'sending', Record<'buy' | 'sell', Said>>

function UnderWay(props: FiatOrderViewProps) {
  const t = useTranslate()
  const { transaction, fiat, to } = props
  const words = underWay[fiat.state === 'sending' ? 'sending' : 'paid'][fiat.side]
  const values = { provider: fiat.providerName, ticker: tickerLabel(to) }
  return (
    <Card roomy>
      <h2 className={styles.working}>
        <Spinner />
        <span>{t(words.title, values)}</span>
      </h2>
      <p>{t(words.text, values)}</p>
      <TxLink
        {...props}
        txId={transaction.payoutTxId}
        coin={to}
        wallet={transaction.payoutAddress}
      />
      <NothingComes {...props} />
    </Card>
  )
}

function Finished(props: FiatOrderViewProps) {
  const t = useTranslate()
  const { transaction, fiat, to } = props
  const ticker = tickerLabel(to)
  const amount = transaction.amountTo ?? transaction.amountExpectedTo
  const provider = fiat.providerName
  return (
    <>
      <Card roomy className={styles.finished}>
        <h2 className={styles.title}>{t('deal.endedTitle', { ticker })}</h2>
        <p>{t(fiat.side === 'buy' ? 'deal.endedText' : 'deal.sellEndedText', { provider })}</p>
        <p className={classNames(styles.amount, isLongAmount(amount) && styles.long)}>
          <AmountText amount={amount} ticker={ticker} />
        </p>
        <TxLink
          {...props}
          txId={transaction.payoutTxId}
          coin={to}
          wallet={transaction.payoutAddress}
        />
        <NothingComes {...props} />
      </Card>
      {fiat.side === 'buy' ? <NextStep {...props} amount={amount} /> : null}
    </>
  )
}

const ends = {
  declined: { title: 'deal.declinedTitle', text: 'deal.declinedText', tone: 'error' },
  expired: { title: 'deal.expiredTitle', text: 'deal.expiredText', tone: 'warning' },
  refunded: { title: 'deal.refundedTitle', text: 'deal.refundedText', tone: 'good' },
  charged_back: { title: 'deal.chargedBackTitle', text: 'deal.chargedBackText', tone: 'error' },
} as const satisfies Record<string, Said & { readonly tone: 'error' | 'warning' | 'good' }>

function Ended(props: FiatOrderViewProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { transaction, fiat } = props
  const end = endOf(fiat.state)
  const provider = fiat.providerName
  const isSoldBack = fiat.side === 'sell' && fiat.state === 'refunded'
  const { currencyFrom, currencyTo } = transaction
  const amount = transaction.amountExpectedFrom
  const query = new URLSearchParams({ from: currencyFrom, to: currencyTo, amount })
  return (
    <Card roomy className={styles.finished}>
      <Notice tone={end.tone} title={t(end.title, { provider })}>
        <p>{t(isSoldBack ? 'deal.sellRefundedText' : end.text, { provider })}</p>
        {fiat.reason === null ? null : <p>{t('deal.reason', { provider, reason: fiat.reason })}</p>}
      </Notice>
      <p>
        <LinkButton href={localPath(`/${fiat.side}?${query}`)} look="secondary">
          {t('deal.tryAgain')}
        </LinkButton>
      </p>
      <NothingComes {...props} />
    </Card>
  )
}

function endOf(state: string): (typeof ends)[keyof typeof ends] {
  if (state === 'declined' || state === 'refunded' || state === 'charged_back') return ends[state]
  return ends.expired
}
