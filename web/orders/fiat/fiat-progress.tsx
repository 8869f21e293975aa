import { AmountText, isLongAmount, tickerLabel } from '@causeway/ui/money'
import { Card, classNames, LinkButton, Notice, Spinner } from '@causeway/ui/primitives'
import { shownSum } from '@causeway/widget/fiat'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import { paymentPath } from '../../payments/payment-path.ts'
import styles from '../progress/order-progress.module.css'
import { TxLink } from '../progress/tx-link.tsx'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'
import { FiatPayIn } from './fiat-pay-in.tsx'
import { endWords, finishedWords, underWayWords } from './fiat-words.ts'
import { NextStep } from './next-step.tsx'
import { NothingComes } from './nothing-comes.tsx'

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

function UnderWay(props: FiatOrderViewProps) {
  const t = useTranslate()
  const { transaction, fiat, to } = props
  const words = underWayWords(fiat.side, fiat.state)
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
  const values = { provider: fiat.providerName, ticker }
  const words = finishedWords[fiat.side]
  return (
    <>
      <Card roomy className={styles.finished}>
        <h2 className={styles.title}>{t(words.title, values)}</h2>
        <p>{t(words.text, values)}</p>
        <p className={classNames(styles.amount, isLongAmount(amount) && styles.long)}>
          <AmountText amount={to.isFiat ? shownSum(amount, to) : amount} ticker={ticker} />
        </p>
        <p>{t(words.hint)}</p>
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

function Ended(props: FiatOrderViewProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { transaction, fiat } = props
  const end = endWords(fiat.side, fiat.state)
  const provider = fiat.providerName
  const { currencyFrom, currencyTo } = transaction
  const amount = transaction.amountExpectedFrom
  const { country, countryState } = fiat
  const query = new URLSearchParams({ from: currencyFrom, to: currencyTo, amount })
  if (country !== '') query.set('country', country)
  if (countryState !== null) query.set('state', countryState)
  return (
    <Card roomy className={styles.finished}>
      <Notice tone={end.tone} title={t(end.title, { provider })}>
        <p>{t(end.text, { provider })}</p>
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
