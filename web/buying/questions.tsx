import type { MessageKey } from '@causeway/content/messages'
import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from './buying-view.module.css'

/** What people ask before they buy; each is true of this exchange as it stands. */
export const questions = [
  { question: 'buying.whoQuestion', answer: 'buying.whoAnswer' },
  { question: 'buying.costQuestion', answer: 'buying.costAnswer' },
  { question: 'buying.accountQuestion', answer: 'buying.accountAnswer' },
  { question: 'buying.walletQuestion', answer: 'buying.walletAnswer' },
  { question: 'buying.declinedQuestion', answer: 'buying.declinedAnswer' },
] as const satisfies readonly { readonly question: MessageKey; readonly answer: MessageKey }[]

/** What people ask before they buy. */
export function Questions() {
  const t = useTranslate()
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" className={styles.title}>
        {t('buying.questionsTitle')}
      </h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={t(question)} className={styles.question}>
            <p className={styles.text}>{t(answer)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
