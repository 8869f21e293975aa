import type { LegalPage } from '@causeway/content/pages'
import { useTranslate } from '@causeway/widget/messages'
import { ArticleFrame } from './article-frame.tsx'
import styles from './article-part.module.css'

export type LegalViewProps = {
  readonly heading: string
  readonly text: LegalPage
  readonly brandName: string
  /** When the text that comes with the software was last changed; null for the operator's own. */
  readonly updated: string | null
}

/** A legal text under its headings, with the site's name in its place. */
export function LegalView({ heading, text, brandName, updated }: LegalViewProps) {
  const t = useTranslate()
  const named = (words: string) => words.replaceAll('{brand}', brandName)
  const sections = text.map((section, index) => ({
    id: `section-${index + 1}`,
    heading: named(section.heading),
    paragraphs: section.paragraphs.map(named),
  }))
  return (
    <ArticleFrame
      heading={heading}
      lead={updated === null ? null : t('legal.updated', { date: updated })}
      entries={sections}
    >
      {sections.map((section) => (
        <section key={section.id} className={styles.part} aria-labelledby={section.id}>
          <h2 id={section.id} className={styles.heading}>
            {section.heading}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {updated === null ? null : <p className={styles.note}>{t('legal.templateNotice')}</p>}
    </ArticleFrame>
  )
}
