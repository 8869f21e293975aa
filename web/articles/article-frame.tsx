import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import styles from './article-view.module.css'

export type ArticleFrameProps = {
  readonly heading: string
  readonly lead: ReactNode
  readonly entries: readonly { readonly id: string; readonly heading: string }[]
  /** The sections, each with its heading's id. */
  readonly children: ReactNode
}

/** A page of text: its headings beside it where there is room, above it where there is none. */
export function ArticleFrame({ heading, lead, entries, children }: ArticleFrameProps) {
  const t = useTranslate()
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        {lead === null ? null : <p className={styles.lead}>{lead}</p>}
      </header>
      <nav className={styles.contents} aria-label={t('articles.contents')}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {t('articles.contents')}
        </p>
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <a className={styles.entry} href={`#${entry.id}`}>
                {entry.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
