import type { MessageKey } from '@causeway/content/messages'
import { LinkButton } from '@causeway/ui/primitives'
import { useTranslate } from '../../messages/index.ts'
import { buyDefaults, type Category, pageOfCategory, shownCategory } from '../coins/category.ts'
import styles from './promo-block.module.css'

type Promoted = Exclude<Category, 'exchange'>

const words = {
  buy: { title: 'form.promoBuyTitle', text: 'form.promoBuyText', link: 'form.promoBuyLink' },
  sell: { title: 'form.promoSellTitle', text: 'form.promoSellText', link: 'form.promoSellLink' },
  borrow: {
    title: 'form.promoBorrowTitle',
    text: 'form.promoBorrowText',
    link: 'form.promoBorrowLink',
  },
} as const satisfies Record<Promoted, Record<'title' | 'text' | 'link', MessageKey>>

export type PromoBlockProps = {
  readonly category: Promoted
  readonly localPath: (path: string) => string
}

/** In the calculator's place for what has a page of its own (CALC-02, CALC-28). */
export function PromoBlock({ category, localPath }: PromoBlockProps) {
  const wide = shownCategory(category, true)
  return (
    <>
      <div className={wide === category ? undefined : styles.narrow}>
        <Promo category={category} localPath={localPath} />
      </div>
      {wide === category || wide === 'exchange' ? null : (
        <div className={styles.wide}>
          <Promo category={wide} localPath={localPath} />
        </div>
      )}
    </>
  )
}

function Promo({ category, localPath }: PromoBlockProps) {
  const t = useTranslate()
  const { title, text, link } = words[category]
  const query = `?from=${buyDefaults.from}&to=${buyDefaults.to}&amount=${buyDefaults.amount}`
  const path = `${pageOfCategory(category)}${category === 'buy' ? query : ''}`
  return (
    <div className={styles.promo}>
      <h2 className={styles.title}>{t(title)}</h2>
      <p className={styles.text}>{t(text)}</p>
      <LinkButton href={localPath(path)} size="large" wide>
        {t(link)}
      </LinkButton>
    </div>
  )
}
