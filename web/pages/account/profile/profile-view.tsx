import type { MessageKey } from '@causeway/content/messages'
import { useTranslate } from '@causeway/widget/messages'
import { NewsSwitch } from '../../../account-settings/news-switch.tsx'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import { SettingsLayout } from '../../../account-settings/settings-layout.tsx'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { DataPart } from './data-part.tsx'
import { EmailPart } from './email-part.tsx'
import { PasskeysPart } from './passkeys/passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import type { PartProps } from './profile-data.ts'
import { SessionsPart } from './sessions-part.tsx'
import { SocialPart } from './social/social-part.tsx'
import { TotpPart } from './totp/totp-part.tsx'

const places = [
  ['email', 'profile.emailTitle'],
  ['password', 'profile.passwordTitle'],
  ['two-factor', 'profile.totpTitle'],
  ['passkeys', 'profile.passkeysTitle'],
  ['linked-accounts', 'profile.socialTitle'],
  ['newsletter', 'profile.newsTitle'],
  ['sessions', 'profile.sessionsTitle'],
  ['data', 'profile.dataTitle'],
] as const satisfies readonly (readonly [string, MessageKey])[]

/** All parts of the settings, and on a wide screen the way to each. */
export function ProfileView(props: PartProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const count = props.account.transactionsCount
  return (
    <SettingsLayout
      label={t('profile.sections')}
      places={places.map(([id, title]) => [id, t(title)])}
    >
      {count === 0 ? null : (
        <p>
          <a href={localPath('/history')}>{t('profile.orders', { count })}</a>
        </p>
      )}
      <EmailPart {...props} />
      <PasswordPart {...props} />
      <TotpPart {...props} />
      <PasskeysPart {...props} />
      <SocialPart {...props} />
      <NewsPart {...props} />
      <SessionsPart {...props} />
      <DataPart {...props} />
      <noscript>
        <p>{t('common.scriptNeeded')}</p>
      </noscript>
    </SettingsLayout>
  )
}

/** Whether the newsletter comes (AUTH-09). */
function NewsPart({ account, calls }: PartProps) {
  const t = useTranslate()
  return (
    <SettingsCard id="newsletter" title={t('profile.newsTitle')} text={t('profile.newsText')}>
      <NewsSwitch isSubscribed={account.subscribed} calls={calls} />
    </SettingsCard>
  )
}
