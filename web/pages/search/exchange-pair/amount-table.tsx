import type { SeoPageReply } from '@causeway/api/contract'
import { displayAmount } from '@causeway/core/money'
import { AmountText } from '@causeway/ui/money'
import { useTranslate } from '@causeway/widget/messages'
import styles from './page.module.css'
import type { PairNames } from './pair-facts.tsx'

export type AmountTableProps = {
  readonly amounts: NonNullable<SeoPageReply['pair']>['amounts']
  readonly names: PairNames
}

/** What round amounts bring after every fee; counted by the server, as exact as the form shows it. */
export function AmountTable({ amounts, names }: AmountTableProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="amounts-title">
      <h2 id="amounts-title" className={styles.title}>
        {t('seo.amountsTitle', names)}
      </h2>
      <p className={styles.note}>{t('seo.amountsNote')}</p>
      <table className={styles.table} aria-labelledby="amounts-title">
        <thead>
          <tr>
            <th scope="col">{t('seo.youSend')}</th>
            <th scope="col">{t('seo.youGet')}</th>
          </tr>
        </thead>
        <tbody>
          {amounts.map(({ amountFrom, amountTo }) => (
            <tr key={amountFrom}>
              <th scope="row">
                <AmountText amount={amountFrom} ticker={names.from} />
              </th>
              <td>
                <AmountText amount={displayAmount(amountTo)} ticker={names.to} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
