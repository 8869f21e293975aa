import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, CopyButton, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { DateTime } from './date-time.tsx'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'
import styles from './order-facts.module.css'
import { TrackLink } from './track-link.tsx'

/** Amounts, rate, fees, the provider, the address and dates of a purchase or a sale. */
export function FiatFacts(props: FiatOrderViewProps) {
  const t = useTranslate()
  const { transaction, fiat } = props
  const address = fiat.side === 'buy' ? transaction.payoutAddress : transaction.refundAddress
  const dates = [
    [t('deal.createdAt'), transaction.createdAt],
    [t('deal.paidAt'), transaction.userSentAt],
    [t('deal.endedAt'), transaction.endedAt],
  ] as const
  return (
    <Card look="outlined">
      <dl className={styles.facts}>
        <Amounts {...props} />
        <Fact name={t('deal.provider')}>
          <bdi>{fiat.providerName}</bdi>
        </Fact>
        {transaction.fiatProviderId === null ? null : (
          <Fact name={t('deal.providerOrder')}>
            <Copied text={transaction.fiatProviderId} />
          </Fact>
        )}
        {!address ? null : (
          <Fact name={t(fiat.side === 'buy' ? 'deal.recipient' : 'deal.comesBack')}>
            <Copied text={address} />
          </Fact>
        )}
        {transaction.payoutExtraId ? (
          <Fact name={transaction.payoutExtraIdName ?? ''}>
            <LtrText>{transaction.payoutExtraId}</LtrText>
          </Fact>
        ) : null}
        {dates.map(([name, iso]) =>
          iso === null ? null : (
            <Fact key={name} name={name}>
              <DateTime iso={iso} />
            </Fact>
          ),
        )}
      </dl>
      <TrackLink transaction={transaction} publicUrl={props.publicUrl} />
    </Card>
  )
}

function Amounts({ transaction, fiat, from, to }: FiatOrderViewProps) {
  const t = useTranslate()
  const { amountFrom, amountTo, amountExpectedFrom, amountExpectedTo, totalFee } = transaction
  const tickers = { from: tickerLabel(from), to: tickerLabel(to) }
  const rate = transaction.rate ?? transaction.aprxRate
  return (
    <>
      <Fact name={t(fiat.side === 'buy' ? 'deal.paid' : 'deal.sold')}>
        <AmountText amount={amountFrom ?? amountExpectedFrom} ticker={tickers.from} />
      </Fact>
      <Fact name={t(amountTo === null ? 'deal.gotAbout' : 'deal.got')}>
        <AmountText amount={amountTo ?? amountExpectedTo} ticker={tickers.to} />
      </Fact>
      <Fact name={t('deal.rate')}>
        <LtrText>
          1 {tickers.from} ~ {rate} {tickers.to}
        </LtrText>
      </Fact>
      {totalFee === null ? null : (
        <Fact name={t('deal.fees')}>
          <AmountText amount={totalFee} ticker={fiat.side === 'buy' ? tickers.from : tickers.to} />
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Copied({ text }: { readonly text: string }) {
  const t = useTranslate()
  return (
    <span className={styles.address}>
      <AddressText address={text} short />
      <CopyButton
        text={text}
        label={`${t('common.copy')}: ${text}`}
        short={t('common.copy')}
        copied={t('common.copied')}
      />
    </span>
  )
}
