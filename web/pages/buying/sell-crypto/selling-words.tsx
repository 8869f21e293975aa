import type { MessageKey } from '@causeway/content/messages'
import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './selling-words.module.css'

/** What people ask before they sell; each is true of this exchange as it stands. */
export const sellingQuestions = [
  { question: 'sellCrypto.whoQuestion', answer: 'sellCrypto.whoAnswer' },
  { question: 'sellCrypto.costQuestion', answer: 'sellCrypto.costAnswer' },
  { question: 'sellCrypto.papersQuestion', answer: 'sellCrypto.papersAnswer' },
  { question: 'sellCrypto.priceQuestion', answer: 'sellCrypto.priceAnswer' },
] as const satisfies readonly { readonly question: MessageKey; readonly answer: MessageKey }[]

const steps = ['compare', 'address', 'send', 'paid'] as const

/** How selling goes, and what people ask before. */
export function SellingWords() {
  const t = useTranslate()
  return (
    <div className={styles.words}>
      <section aria-labelledby="selling-how">
        <h2 id="selling-how" className={styles.title}>
          {t('sellCrypto.howTitle')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step} className={styles.step}>
              <h3 className={styles.name}>{t(`sellCrypto.${step}Title`)}</h3>
              <p className={styles.text}>{t(`sellCrypto.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="selling-questions">
        <h2 id="selling-questions" className={styles.title}>
          {t('sellCrypto.questionsTitle')}
        </h2>
        <div className={styles.questions}>
          {sellingQuestions.map(({ question, answer }) => (
            <Disclosure key={question} summary={t(question)} className={styles.question}>
              <p className={styles.text}>{t(answer)}</p>
            </Disclosure>
          ))}
        </div>
      </section>
    </div>
  )
}
