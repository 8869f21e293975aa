import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type RefObject, useState } from 'react'
import styles from './sign-in.module.css'

export type JapanGateProps = {
  readonly first: RefObject<HTMLElement | null>
  readonly onPass: () => void
}

/** AUTH-15: whoever seems to be in Japan says first that he does not live there. */
export function JapanGate({ first, onPass }: JapanGateProps) {
  const t = useTranslate()
  const [isTicked, setTicked] = useState(false)
  return (
    <div className={styles.frame}>
      <Notice tone="warning" title={t('auth.japanTitle')}>
        <p>{t('auth.japanText')}</p>
      </Notice>
      <label className={styles.option}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => setTicked(event.currentTarget.checked)}
          ref={(input) => {
            first.current = input
          }}
        />
        <span>{t('auth.japanTick')}</span>
      </label>
      <Button wide disabled={!isTicked} onClick={onPass}>
        {t('auth.japanConfirm')}
      </Button>
    </div>
  )
}
