import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type RefObject, useEffect, useState } from 'react'
import { confirmNotJapan } from './japan-confirmation.ts'
import styles from './sign-in/sign-in.module.css'

export type JapanGateProps = {
  /** Has focus when the gate stands in a frame's place. */
  readonly first: RefObject<HTMLElement | null>
  /** The confirmation is kept. */
  readonly onPass: () => void
}

/** AUTH-15: whoever seems to be in Japan says first that he does not live there. */
export function JapanGate({ first, onPass }: JapanGateProps) {
  const t = useTranslate()
  const [isTicked, setTicked] = useState(false)
  useEffect(() => first.current?.focus(), [first])
  const pass = () => {
    confirmNotJapan()
    onPass()
  }
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
      <Button wide waitsFor={isTicked ? null : t('auth.whyTick')} onClick={pass}>
        {t('auth.japanConfirm')}
      </Button>
    </div>
  )
}
