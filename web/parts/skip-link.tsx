import { useTranslate } from '@causeway/widget/messages'
import styles from './skip-link.module.css'

/** First stop of the Tab key: past the header. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <a href="#content" className={styles.skip}>
      {t('common.skipToContent')}
    </a>
  )
}
