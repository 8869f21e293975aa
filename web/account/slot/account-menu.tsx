import { VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { useLocalPath } from '../../i18n/use-language.ts'
import { leaveHere } from '../sign-out/leave-here.ts'
import styles from './account.module.css'

export type AccountMenuProps = {
  readonly email: string
  /** Approved for the affiliate programme: the menu leads to its pages (SHELL-16). */
  readonly isAffiliate: boolean
}

/** Whose account it is, and what belongs to it, behind the first letter of the e-mail (SHELL-01). */
export function AccountMenu({ email, isAffiliate }: AccountMenuProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const [isFailed, setFailed] = useState(false)
  const [isPending, setPending] = useState(false)

  /** The server first; then everything that the page knew is read anew (AUTH-11). */
  async function leave() {
    if (isPending) return
    setPending(true)
    const isOut = await leaveHere()
    if (isOut) return
    setPending(false)
    setFailed(true)
  }

  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.avatar}>
        <span aria-hidden="true">{firstLetter(email)}</span>
        <VisuallyHidden>{t('account.menu', { email })}</VisuallyHidden>
      </summary>
      <div className={styles.list}>
        <p className={styles.email} dir="ltr">
          {email}
        </p>
        <a className={styles.item} href={localPath('/history')}>
          {t('account.history')}
        </a>
        <a className={styles.item} href={localPath('/profile')}>
          {t('account.settings')}
        </a>
        <a className={styles.item} href={localPath('/account/api')}>
          {t('account.api')}
        </a>
        {isAffiliate ? (
          <a className={styles.item} href={localPath('/earn')}>
            {t('account.affiliate')}
          </a>
        ) : null}
        <button
          type="button"
          className={styles.item}
          aria-disabled={isPending}
          onClick={() => void leave()}
        >
          {t('account.logOut')}
        </button>
        <p role="alert" className={styles.failed}>
          {isFailed ? t('account.logOutFailed') : null}
        </p>
      </div>
    </details>
  )
}

function firstLetter(email: string): string {
  const [letter = ''] = email
  return letter.toLocaleUpperCase('en')
}
