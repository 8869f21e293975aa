import { useTranslate } from '@causeway/widget/messages'
import { Link } from '../../../client-page/index.ts'
import type { OrderFilter } from './order-filter.ts'
import styles from './page-links.module.css'

export type PageLinksProps = {
  readonly filter: OrderFilter | null
  /** From 1. */
  readonly number: number
  readonly pagesCount: number
}

/** The pages of the list around the one that is shown; nothing where there is one page. */
export function PageLinks({ filter, number, pagesCount }: PageLinksProps) {
  const t = useTranslate()
  if (pagesCount <= 1) return null
  const to = (page: number) => {
    const query = new URLSearchParams({ ...(filter && { status: filter }), page: String(page) })
    return `?${query}`
  }
  const numbers = Array.from({ length: pagesCount }, (_, index) => index + 1)
  const near = numbers.filter(
    (each) => each === 1 || each === pagesCount || Math.abs(each - number) <= 2,
  )
  return (
    <nav aria-label={t('history.pages')}>
      <ul className={styles.links}>
        {near.map((each) => (
          <li key={each}>
            <Link
              to={to(each)}
              aria-label={t('history.page', { number: each })}
              aria-current={each === number ? 'page' : undefined}
            >
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
