import { useTranslate } from '@causeway/widget/messages'
import type { ArticlePage } from './article-page.ts'
import { ArticlePart } from './article-part.tsx'
import styles from './article-view.module.css'

export type ArticleViewProps = { readonly shown: ArticlePage }

/** A page of text: its headings beside it where there is room, above it where there is none. */
export function ArticleView({ shown }: ArticleViewProps) {
  const t = useTranslate()
  const { heading, lead, sections } = shown.article
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <nav className={styles.contents} aria-label={t('articles.contents')}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {t('articles.contents')}
        </p>
        <ol className={styles.entries}>
          {sections.map((section) => (
            <li key={section.id}>
              <a className={styles.entry} href={`#${section.id}`}>
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.body}>
        {sections.map((section) => (
          <ArticlePart key={section.id} section={section} shown={shown} />
        ))}
      </div>
    </article>
  )
}
