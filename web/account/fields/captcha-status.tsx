import { useTranslate } from '@causeway/widget/messages'
import styles from '../sign-in/sign-in.module.css'

/** Says why it takes longer, to everybody. Its line is always there, so that nothing moves. */
export function CaptchaStatus({ isSolving }: { readonly isSolving: boolean }) {
  const t = useTranslate()
  return (
    <p className={styles.status} role="status">
      {isSolving ? t('auth.captchaWorking') : null}
    </p>
  )
}
