import { tickerLabel } from '@causeway/ui/money'
import { Card, LinkButton } from '@causeway/ui/primitives'
import { savedTarget } from '@causeway/widget/fiat'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import { useLocalPath } from '../../i18n/use-language.ts'
import styles from '../progress/order-progress.module.css'
import type { FiatOrderViewProps } from './fiat-order-view-props.ts'

/**
 * After a purchase: the exchange form with what arrived filled in, for the coin that was wanted where the way there has
 * two steps (BUY-09).
 */
export function NextStep({ to, amount }: FiatOrderViewProps & { readonly amount: string }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => setTarget(savedTarget(to.ticker)), [to.ticker])
  const query = new URLSearchParams({ from: to.ticker, amount })
  if (target === null) {
    return (
      <p>
        <LinkButton href={localPath(`/?${query}`)} look="secondary">
          {t('deal.again')}
        </LinkButton>
      </p>
    )
  }
  query.set('to', target)
  const names = { via: tickerLabel(to), to: target.toUpperCase() }
  return (
    <Card roomy className={styles.finished}>
      <h2 className={styles.title}>{t('deal.nextTitle', names)}</h2>
      <p>{t('deal.nextText')}</p>
      <LinkButton href={localPath(`/?${query}`)} size="large" wide>
        {t('deal.nextLink', names)}
      </LinkButton>
    </Card>
  )
}
