import type { MessageKey } from '@causeway/content/messages'
import { useTranslate } from '@causeway/widget/messages'
import { AlertSection } from '../overlays/index.ts'
import styles from './how-it-works.module.css'

type Item = { readonly title: MessageKey; readonly text: MessageKey }

const steps: readonly Item[] = [
  { title: 'home.how1Title', text: 'home.how1Text' },
  { title: 'home.how2Title', text: 'home.how2Text' },
  { title: 'home.how3Title', text: 'home.how3Text' },
]

const promises: readonly Item[] = [
  { title: 'home.trust1Title', text: 'home.trust1Text' },
  { title: 'home.trust2Title', text: 'home.trust2Text' },
  { title: 'home.trust3Title', text: 'home.trust3Text' },
]

/** Three steps, and what one can count on. */
export function HowItWorks() {
  const t = useTranslate()
  return (
    <>
      <section id="how-it-works" className={styles.section} aria-labelledby="how-title">
        <h2 id="how-title" className={styles.title}>
          {t('home.howTitle')}
        </h2>
        <AlertSection name="how-it-works" />
        <ol className={styles.columns}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{t(title)}</h3>
              <p className={styles.text}>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby="trust-title">
        <h2 id="trust-title" className={styles.title}>
          {t('home.trustTitle')}
        </h2>
        <div className={styles.columns}>
          {promises.map(({ title, text }) => (
            <div key={title} className={styles.promise}>
              <h3 className={styles.name}>{t(title)}</h3>
              <p className={styles.text}>{t(text)}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
