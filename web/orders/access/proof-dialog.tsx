import type { UserOut } from '@causeway/api/contract'
import { Dialog, Notice, Spinner } from '@causeway/ui/primitives'
import { bodyOf, createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import styles from './proof-dialog.module.css'
import { ProofForm } from './proof-form.tsx'
import { ProofPasskey } from './proof-passkey.tsx'

export type ProofDialogProps = {
  readonly onProven: () => void
  readonly onClose: () => void
}

type Known = Pick<UserOut, 'email' | 'hasPassword' | 'totpState'> & { readonly hasPasskey: boolean }
type Asked = 'loading' | 'failed' | Known

const calls = createAccountCalls()

/** Asks once more who is there: the password and a code, or a passkey where the account has no password. */
export function ProofDialog({ onProven, onClose }: ProofDialogProps) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>('loading')
  useEffect(() => {
    let isHere = true
    const tell = (answer: Asked) => isHere && setAsked(answer)
    readAccount().then(tell, (error) => {
      reportError(error)
      tell('failed')
    })
    return () => {
      isHere = false
    }
  }, [])
  return (
    <Dialog
      open
      narrow
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('desk.proofTitle')}
      closeLabel={t('common.close')}
    >
      <div className={styles.proof}>
        <p>{t('desk.proofText')}</p>
        <Ways asked={asked} onProven={onProven} />
      </div>
    </Dialog>
  )
}

function Ways({ asked, onProven }: Pick<ProofDialogProps, 'onProven'> & { readonly asked: Asked }) {
  const t = useTranslate()
  if (asked === 'loading') return <Spinner />
  if (asked === 'failed') return <Notice tone="error">{t('desk.proofFailed')}</Notice>
  if (asked.hasPassword) {
    return (
      <ProofForm
        calls={calls}
        email={asked.email ?? ''}
        withCode={asked.totpState === 'enabled'}
        onProven={onProven}
      />
    )
  }
  return asked.hasPasskey ? (
    <ProofPasskey onProven={onProven} />
  ) : (
    <Notice tone="information">{t('desk.proofSignIn')}</Notice>
  )
}

async function readAccount(): Promise<Asked> {
  const [{ user }, passkeys] = await Promise.all([
    bodyOf('user', () => calls.user({ fields: 'email,hasPassword,totpState' })),
    bodyOf('passkeys', () => calls.passkeys()),
  ])
  return user === null ? 'failed' : { ...user, hasPasskey: passkeys.result.length > 0 }
}
