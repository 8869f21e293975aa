import type { SeoPageReply } from '@causeway/api/contract'
import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './seo-parts.module.css'

/** What a page says beyond its first sentences. */
export function MoreWords({
  text,
  title,
}: {
  readonly text: SeoPageReply
  readonly title: string
}) {
  const more = text.paragraphs.slice(1)
  if (more.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>
        {title}
      </h2>
      {more.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** How it is done, in three steps. */
export function HowSteps({ text, title }: { readonly text: SeoPageReply; readonly title: string }) {
  if (text.steps.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="how-title">
      <h2 id="how-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.how}>
        {text.steps.map((step) => (
          <li key={step.name} className={styles.step}>
            <h3 className={styles.name}>{step.name}</h3>
            <p className={styles.paragraph}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Questions with their answers; they open without script. */
export function AskedQuestions({ text }: { readonly text: SeoPageReply }) {
  const t = useTranslate()
  if (text.faq.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="questions-title">
      <h2 id="questions-title" className={styles.title}>
        {t('seo.questionsTitle')}
      </h2>
      {text.faq.map(({ question, answer }) => (
        <Disclosure key={question} summary={question} className={styles.question}>
          <p className={styles.paragraph}>{answer}</p>
        </Disclosure>
      ))}
    </section>
  )
}
