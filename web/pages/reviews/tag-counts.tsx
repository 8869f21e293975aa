import type { ReviewsReply } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import styles from './page.module.css'
import { tagWords } from './tag-words.ts'

/** How often each word of the form was chosen; nothing where none was. */
export function TagCounts({ tags }: Pick<ReviewsReply, 'tags'>) {
  const t = useTranslate()
  const known = tags.flatMap(({ tag, count }) => {
    const word = tagWords[tag]
    return word === undefined ? [] : [{ word, count }]
  })
  if (known.length === 0) return null
  return (
    <div>
      <h2 className={styles.title}>{t('reviews.tagsTitle')}</h2>
      <p className={styles.soft}>{t('reviews.tagsHint')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={styles.tags}>
        {known.map(({ word, count }) => (
          <li key={word} className={styles.tag}>
            {t(word)} <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
