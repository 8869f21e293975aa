import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { questions } from './asked-questions.ts'
import styles from './buying-view.module.css'

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
