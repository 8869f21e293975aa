import { type LegalText, mapText, plainText } from '@causeway/content/articles'
import { useTranslate } from '@causeway/widget/messages'
import { ArticleFrame } from './article-frame.tsx'
import styles from './article-part.module.css'
import { RunningText } from './running-text.tsx'

export type LegalViewProps = {
  readonly heading: string
  readonly sections: LegalText['sections']
  readonly brandName: string
  /** When the text was last changed, as people write dates; null where its author has not said. */
  readonly updated: string | null
  /** Whether it is the text that comes with the software, for the operator to replace. */
  readonly isTemplate: boolean
}

/** A legal text under its headings, with the site's name in its place. */
export function LegalView(props: LegalViewProps) {
  const { brandName, heading, isTemplate, updated } = props
  const t = useTranslate()
  const named = (words: string) => words.replaceAll('{brand}', brandName)
  const sections = props.sections.map((section, index) => ({
    id: `section-${index + 1}`,
    heading: named(section.heading),
    paragraphs: section.paragraphs.map((paragraph) => mapText(paragraph, named)),
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
            <p key={plainText(paragraph)}>
              <RunningText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
      {isTemplate ? <p className={styles.note}>{t('legal.templateNotice')}</p> : null}
    </ArticleFrame>
  )
}
