import type { LegalPage } from '@causeway/content/pages'
import styles from './legal-text.module.css'

export type LegalTextProps = { readonly text: LegalPage; readonly brandName: string }

/** A legal text under its headings, with the site's name in its place. */
export function LegalText({ text, brandName }: LegalTextProps) {
  const named = (words: string) => words.replaceAll('{brand}', brandName)
  return text.map(({ heading, paragraphs }) => (
    <section key={heading} className={styles.section}>
      <h2 className={styles.heading}>{named(heading)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{named(paragraph)}</p>
      ))}
    </section>
  ))
}
