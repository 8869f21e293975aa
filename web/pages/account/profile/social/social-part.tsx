import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import styles from '../part.module.css'
import type { PartProps } from '../profile-data.ts'
import { SocialLinkForm, SocialUnlinkForm } from './social-forms.tsx'
import { SocialRow } from './social-row.tsx'

/** Accounts elsewhere that let in here: to link, to unlink (AUTH-06). */
export function SocialPart(props: PartProps) {
  const t = useTranslate()
  const { providers, socialAccounts } = props
  // Said by the card: the row that asked for it is another then, or gone.
  const [changed, setChanged] = useState<Outcome | null>(null)
  const unlinked = providers.filter(
    (provider) => !socialAccounts.some((account) => account.provider === provider),
  )
  return (
    <SettingsCard
      id="linked-accounts"
      title={t('profile.socialTitle')}
      text={t('profile.socialText')}
    >
      {socialAccounts.length === 0 ? (
        <p>{t(providers.length === 0 ? 'profile.socialNotOffered' : 'profile.socialNone')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={styles.list} aria-label={t('profile.socialTitle')}>
          {socialAccounts.map((linked) => (
            <SocialRow key={linked.serviceId} linked={linked}>
              <SocialUnlinkForm {...props} linked={linked} onChanged={setChanged} />
            </SocialRow>
          ))}
        </ul>
      )}
      <OutcomeNotice outcome={changed} takesFocus />
      {unlinked.length === 0 ? null : (
        <div className={styles.choices}>
          {unlinked.map((provider) => (
            <SocialLinkForm key={provider} {...props} provider={provider} onChanged={setChanged} />
          ))}
        </div>
      )}
    </SettingsCard>
  )
}
