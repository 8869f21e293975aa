import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './coin-page-links.module.css'
import { coinPages } from './coin-pages.ts'

export type CoinPageLinksProps = {
  /** The table's own path, without language. */
  readonly path: string
  readonly page: number
  readonly total: number
  readonly isHidden: boolean
}

/** The pages of a table of coins: plain links, which the filter's script hides while somebody searches. */
export function CoinPageLinks({ path, page, total, isHidden }: CoinPageLinksProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const numbers = Array.from({ length: coinPages(total) }, (_, index) => index + 1)
  if (numbers.length === 1) return null
  return (
    <nav aria-label={t('seo.pages')} hidden={isHidden} data-coins-pages="">
      <ul className={styles.links}>
        {numbers.map((number) => (
          <li key={number}>
            <a
              className={styles.link}
              href={localPath(number === 1 ? path : `${path}?page=${number}`)}
              aria-label={t('seo.page', { number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
