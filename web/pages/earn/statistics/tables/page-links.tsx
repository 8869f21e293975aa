import { useTranslate } from '@causeway/widget/messages'
import { Link } from '../../../../client-page/index.ts'
import {
  type ListName,
  queryOfPage,
  ROWS_ON_A_PAGE,
  type StatisticsQuery,
} from '../statistics-query.ts'
import styles from './table.module.css'

export type PageLinksProps = {
  readonly query: StatisticsQuery
  readonly list: ListName
  readonly title: string
  readonly count: number
}

/** Which rows of a list are shown, and the way to the others; nothing where all are shown. */
export function PageLinks({ count, list, query, title }: PageLinksProps) {
  const t = useTranslate()
  const after = query[list]
  if (after === 0 && count <= ROWS_ON_A_PAGE) return null
  const to = (rows: number) => queryOfPage(query, list, rows)
  const [first, last] = [Math.min(after + 1, count), Math.min(after + ROWS_ON_A_PAGE, count)]
  return (
    <nav className={styles.pages} aria-label={t('earnStatistics.pagesOf', { list: title })}>
      <span className={styles.count}>{t('earnStatistics.rows', { first, last, count })}</span>
      {after === 0 ? null : (
        <Link to={to(Math.max(0, after - ROWS_ON_A_PAGE))} preventScrollReset>
          {t('earnStatistics.newer')}
        </Link>
      )}
      {last >= count ? null : (
        <Link to={to(after + ROWS_ON_A_PAGE)} preventScrollReset>
          {t('earnStatistics.older')}
        </Link>
      )}
    </nav>
  )
}
