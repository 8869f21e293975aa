import type { SeoPageReply } from '@causeway/api/contract'
import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import styles from './page.module.css'

/** Both coins of a pair as sentences call them. */
export type PairNames = { readonly from: string; readonly to: string }

export type PairFactsProps = {
  readonly pair: NonNullable<SeoPageReply['pair']>
  readonly names: PairNames
}

/** Rate, limits, network fee and time of a pair at this moment. */
export function PairFacts({ pair, names }: PairFactsProps) {
  const t = useTranslate()
  const { confirmations, maxFrom, minFrom, networkFee, rate, typicalMinutes } = pair
  const unknown = t('seo.unknown')
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className={styles.title}>
        {t('seo.factsTitle', names)}
      </h2>
      <dl className={styles.list}>
        <Fact name={t('seo.rate')}>
          {rate === null ? unknown : <AmountText amount={t('seo.rateLine', { ...names, rate })} />}
        </Fact>
        <Fact name={t('seo.least')}>
          {minFrom === null ? unknown : <AmountText amount={minFrom} ticker={names.from} />}
        </Fact>
        <Fact name={t('seo.most')}>
          {maxFrom === null ? unknown : <AmountText amount={maxFrom} ticker={names.from} />}
        </Fact>
        <Fact name={t('seo.networkFee')}>
          <AmountText amount={networkFee} ticker={names.to} />
        </Fact>
        <Fact name={t('seo.confirmations')}>{confirmations}</Fact>
        {typicalMinutes === null ? null : (
          <Fact name={t('seo.usualTime')}>{t('seo.minutes', { count: typicalMinutes })}</Fact>
        )}
      </dl>
    </section>
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
