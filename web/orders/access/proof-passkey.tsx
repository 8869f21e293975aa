import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { signInByPasskey } from '../../account/index.ts'
import styles from './proof-dialog.module.css'

/** For an account without a password: one of its passkeys, which begins a new session. */
export function ProofPasskey({ onProven }: { readonly onProven: () => void }) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const ask = async () => {
    setAsking(true)
    setFailed(false)
    const isIn = await signInByPasskey().catch(() => false)
    setAsking(false)
    if (isIn) onProven()
    else setFailed(true)
  }
  return (
    <div className={styles.proof}>
      <p>{t('desk.proofPasskeyText')}</p>
      <Button busy={isAsking} onClick={() => void ask()}>
        {t('desk.proofPasskey')}
      </Button>
      {hasFailed ? (
        <Notice tone="error" announce="alert">
          {t('desk.proofPasskeyFailed')}
        </Notice>
      ) : null}
    </div>
  )
}
