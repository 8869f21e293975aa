import type { ReviewsReply } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { feedbackTagWords } from '../../../feedback-tag-words.ts'
import styles from './page.module.css'

/** How often each word of the form was chosen; nothing where none was. */
export function TagCounts({ tags }: Pick<ReviewsReply, 'tags'>) {
  const t = useTranslate()
  if (tags.length === 0) return null
  return (
    <div>
      <h2 className={styles.title}>{t('reviews.tagsTitle')}</h2>
      <p className={styles.soft}>{t('reviews.tagsHint')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.tags}>
        {tags.map(({ tag, count }) => (
          <li key={tag} className={styles.tag}>
            {t(feedbackTagWords[tag])} <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
