import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from '../sign-in/sign-in.module.css'
import type { FrameProps } from './frame-props.ts'

/** AUTH-03: the password was right, but only a new one by mail lets in. */
export function SuspiciousNotice({ dispatch }: Pick<FrameProps, 'dispatch'>) {
  const t = useTranslate()
  return (
    <Notice tone="warning" strong title={t('auth.suspiciousTitle')} announce="alert">
      <p>{t('auth.suspiciousText')}</p>
      <Button
        look="secondary"
        className={styles.mend}
        onClick={() => dispatch({ type: 'recover' })}
      >
        {t('auth.resetPassword')}
      </Button>
    </Notice>
  )
}
