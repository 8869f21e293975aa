import { useTranslate } from '@causeway/widget/messages'
import { Link } from '../client-page/index.ts'
import { useLocalPath } from '../i18n/use-language.ts'
import type { DealCategory } from './deal.ts'
import styles from './deal-view.module.css'

/** What else one may have come for, as the exchange form's own tabs have it. */
export function DealLinks({ category }: { readonly category: DealCategory }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const current = (each: DealCategory) => (each === category ? 'page' : undefined)
  return (
    <nav className={styles.links} aria-label={t('form.categories')}>
      <a className={styles.link} href={localPath('/')}>
        {t('form.categoryExchange')}
      </a>
      <Link className={styles.link} to="/buy" aria-current={current('buy')}>
        {t('form.categoryBuy')}
      </Link>
      <Link className={styles.link} to="/sell" aria-current={current('sell')}>
        {t('form.categorySell')}
      </Link>
    </nav>
  )
}
