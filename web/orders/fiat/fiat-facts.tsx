import type { MessageKey } from '@causeway/content/messages'
import { AddressText, AmountText, tickerLabel } from '@causeway/ui/money'
import { Card, CopyButton, LtrText } from '@causeway/ui/primitives'
import { shownPrice, shownSum } from '@causeway/widget/fiat'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { TrackLink } from '../access/track-link.tsx'
import { DateTime } from '../facts/date-time.tsx'
import styles from '../facts/order-facts.module.css'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'
import { priceOfCoin } from './fiat-words.ts'

/** Amounts, rate, fees, the provider, the address and dates of a purchase or a sale. */
export function FiatFacts(props: FiatOrderViewProps) {
  const t = useTranslate()
  const { transaction, fiat } = props
  const address = fiat.side === 'buy' ? transaction.payoutAddress : transaction.refundAddress
  const dates = [
    [t('deal.createdAt'), transaction.createdAt],
    [t(fiat.side === 'buy' ? 'deal.paidAt' : 'deal.sellStatePaid'), transaction.userSentAt],
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
  const { amountTo, totalFee } = transaction
  const isPurchase = fiat.side === 'buy'
  const [money, coin] = isPurchase ? [from, to] : [to, from]
  const given = transaction.amountFrom ?? transaction.amountExpectedFrom
  const got = amountTo ?? transaction.amountExpectedTo
  const price = isPurchase ? priceOfCoin(given, got) : priceOfCoin(got, given)
  return (
    <>
      <Fact name={t(givenName(fiat))}>
        <AmountText
          amount={isPurchase ? shownSum(given, from) : given}
          ticker={tickerLabel(from)}
        />
      </Fact>
      {isLost(fiat.state) ? null : (
        <Fact name={t(fiat.state === 'ended' ? 'deal.got' : 'deal.gotAbout')}>
          <AmountText amount={isPurchase ? got : shownSum(got, to)} ticker={tickerLabel(to)} />
        </Fact>
      )}
      {price === null ? null : (
        <Fact name={t('deal.rate')}>
          <AmountText
            amount={`1 ${tickerLabel(coin)} ~ ${shownPrice(price, money)} ${tickerLabel(money)}`}
          />
        </Fact>
      )}
      {totalFee === null ? null : (
        <Fact name={t('deal.fees')}>
          <AmountText amount={shownSum(totalFee, money)} ticker={tickerLabel(money)} />
        </Fact>
      )}
    </>
  )
}

/** What was given is told as a past once it is. */
function givenName({ side, state }: FiatOrderViewProps['fiat']): MessageKey {
  const isAhead = ['waiting', 'declined', 'expired'].includes(state)
  if (side === 'buy') return isAhead ? 'deal.paid' : 'orderState.youPaid'
  return isAhead ? 'deal.sold' : 'orderState.youSold'
}

/** Nothing comes of it. */
function isLost(state: string): boolean {
  return ['declined', 'expired', 'refunded', 'charged_back'].includes(state)
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
