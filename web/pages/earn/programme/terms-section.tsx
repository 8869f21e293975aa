import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import type { EarnData } from './earn-data.ts'
import page from './earn-page.module.css'
import { percentOf } from './monthly-earnings.ts'
import styles from './terms-section.module.css'

type Terms = Pick<EarnData, 'terms'>

/** The terms of the programme in figures. */
export function TermsSection({ terms }: Terms) {
  const t = useTranslate()
  const percent = (bps: number) => t('earn.percent', { value: percentOf(bps) })
  const { shares } = terms
  const facts = [
    [t('earn.shareExchange'), percent(shares.exchange)],
    [t('earn.shareWidget'), percent(shares.widget)],
    ...(terms.purchaseRevenueBps === 0
      ? [[t('earn.shareBuy'), t('earn.shareBuyNone')] as const]
      : [
          [t('earn.shareBuy'), percent(shares.buy)] as const,
          [t('earn.providersPay'), percent(terms.purchaseRevenueBps)] as const,
        ]),
    [t('earn.fee'), percent(terms.feeBps)],
    [t('earn.window'), t('earn.windowDays', { count: terms.windowDays })],
    [t('earn.clickRule'), t(terms.click === 'first' ? 'earn.clickFirst' : 'earn.clickLast')],
    [t('earn.payoutTimes'), t(terms.paysMonthly ? 'earn.payoutsMonthly' : 'earn.payoutsOnRequest')],
    [
      t('earn.approval'),
      t(terms.isApprovedAtOnce ? 'earn.approvalAtOnce' : 'earn.approvalOperator'),
    ],
  ] as const
  return (
    <section className={page.section} aria-labelledby="terms">
      <h2 id="terms" className={page.heading}>
        {t('earn.termsTitle')}
      </h2>
      <p className={page.text}>{t('earn.termsText')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {terms.tiers.length === 0 ? null : <Tiers terms={terms} />}
    </section>
  )
}

function Tiers({ terms: { tiers } }: Terms) {
  const t = useTranslate()
  const rows = tiers.toSorted((one, two) => Number(one.turnoverUsd) - Number(two.turnoverUsd))
  return (
    <table className={styles.tiers}>
      <caption>{t('earn.tiersTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('earn.tierFrom')}</th>
          <th scope="col">{t('earn.tierShare')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ shareBps, turnoverUsd }) => (
          <tr key={turnoverUsd}>
            <th scope="row">
              <AmountText amount={turnoverUsd} ticker="USD" />
            </th>
            <td>
              <bdi>{t('earn.percent', { value: percentOf(shareBps) })}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
