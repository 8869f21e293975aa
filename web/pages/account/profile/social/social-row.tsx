import type { SocialAccountOut } from '@causeway/api/contract'
import { LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { ReactNode } from 'react'
import { providerNames } from '../../../../account-settings/provider-names.ts'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import styles from '../part.module.css'

export type SocialRowProps = {
  readonly linked: SocialAccountOut
  readonly children: ReactNode
}

/** A linked account: where it is, under which address, since when. */
export function SocialRow({ linked, children }: SocialRowProps) {
  const t = useTranslate()
  const { provider, email, linkedAt } = linked
  return (
    <li className={styles.row}>
      <span className={styles.name}>{providerNames[provider]}</span>
      <div className={styles.facts}>
        {email === null ? null : <LtrText>{email}</LtrText>}
        <span>{t('profile.socialLinkedOn', { date: formatDate(linkedAt, t) })}</span>
      </div>
      <div className={styles.choices}>{children}</div>
    </li>
  )
}
