import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { CopyButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { ExtraIdWarning } from '../payment/extra-id-warning.tsx'
import styles from '../payment/pay-card.module.css'
import progress from '../progress/order-progress.module.css'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'

/** Where the coins of a sale go, as its provider says: nothing here is shortened (BUY-12). */
export function FiatPayIn({ transaction, fiat, from, world }: FiatOrderViewProps) {
  const t = useTranslate()
  const ticker = tickerLabel(from)
  const provider = fiat.providerName
  const { payinAddress, amountExpectedFrom } = transaction
  const copy = (text: string, label: string) => (
    <CopyButton text={text} label={label} short={t('common.copy')} copied={t('common.copied')} />
  )
  return (
    <>
      <h2 className={progress.title}>{t('deal.sendTitle', { provider })}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('deal.sendAmount')}</dt>
          <dd className={styles.amount}>
            <AmountText amount={amountExpectedFrom} ticker={ticker} isExact />
            {copy(amountExpectedFrom, t('transaction.copyAmount'))}
          </dd>
        </div>
        <div>
          <dt>{t('deal.sendTo', { provider, network: from.network })}</dt>
          <dd className={styles.address}>
            <AddressText address={payinAddress} />
            {copy(payinAddress, t('transaction.copyAddress'))}
          </dd>
        </div>
      </dl>
      <ExtraIdWarning transaction={transaction} />
      <Notice tone="warning">
        {world === 'play'
          ? t('transaction.playWarning')
          : t('transaction.networkWarning', { ticker, network: from.network })}
      </Notice>
    </>
  )
}
