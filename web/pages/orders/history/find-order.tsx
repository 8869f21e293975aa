import { Button, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../../i18n/use-language.ts'
import styles from './panel.module.css'

export type FindOrderProps = {
  /** What was looked for and is no order, empty for nothing; null where nobody looked. */
  readonly wanted: string | null
}

/** Leads whoever has an order's code to its page, without an account. A plain form: the answer is another page. */
export function FindOrder({ wanted }: FindOrderProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const problem =
    wanted === null
      ? undefined
      : wanted === ''
        ? t('history.findEmpty')
        : t('history.findUnknown', { code: wanted })
  return (
    <section className={styles.panel} aria-labelledby="find-order-title">
      <h2 id="find-order-title" className={styles.title}>
        {t('history.findTitle')}
      </h2>
      <form action={localPath('/history')} className={styles.form}>
        <TextField
          name="order"
          label={t('history.findLabel')}
          hint={t('history.findText')}
          error={problem}
          defaultValue={wanted ?? ''}
          autoFocus={wanted !== null}
          maxLength={300}
          isCode
        />
        <Button type="submit" look="secondary">
          {t('history.findButton')}
        </Button>
      </form>
    </section>
  )
}
