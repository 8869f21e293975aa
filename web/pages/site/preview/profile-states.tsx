import type { Preview } from '@causeway/ui/preview'
import { createAccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { refused } from '../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../account-settings/outcome-notice.tsx'
import { SAMPLE_QR } from '../../../samples/sample-qr.ts'
import { PasskeysPart } from '../../account/profile/passkeys/passkeys-part.tsx'
import type { ProfileData } from '../../account/profile/profile-data.ts'
import { ProfileView } from '../../account/profile/profile-view.tsx'
import { SocialPart } from '../../account/profile/social/social-part.tsx'
import { RecoveryCodes } from '../../account/profile/totp/recovery-codes.tsx'
import { TotpPart } from '../../account/profile/totp/totp-part.tsx'
import { sampleCodes, sampleProfile } from './sample-profile.ts'

const unconfirmed = sampleProfile(
  {
    totpState: 'unconfirmed',
    totpQrLink: 'otpauth://totp/alice@example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  { totpQrSvg: SAMPLE_QR },
)
const enabled = sampleProfile({ totpState: 'enabled' }, { recoveryCodesLeft: 2 })

/** The account's page and what its parts look like on the way (AUTH-07, AUTH-09). */
export const profileStates: Preview = {
  name: 'Settings',
  examples: [
    { title: 'Whole page', show: () => <Whole {...sampleProfile({})} /> },
    {
      title: 'Whole page, no password, two-factor on',
      show: () => (
        <Whole
          {...sampleProfile(
            { hasPassword: false, totpState: 'enabled', subscribed: false },
            { recoveryCodesLeft: 10, passkeys: [] },
          )}
        />
      ),
    },
    { title: 'Two-factor, being set up', show: () => <TotpPart {...working(unconfirmed)} /> },
    { title: 'Two-factor, few codes left', show: () => <TotpPart {...working(enabled)} /> },
    { title: 'Recovery codes', show: () => <Codes /> },
    {
      title: 'Linked accounts, none',
      show: () => <SocialPart {...working({ ...enabled, socialAccounts: [] })} />,
    },
    {
      title: 'Passkeys, none',
      show: () => <PasskeysPart {...working({ ...enabled, passkeys: [] })} />,
    },
    { title: 'Refused: orders are open', show: () => <Refused /> },
  ],
}

function working(data: ProfileData) {
  return { ...data, calls: createAccountCalls(), refresh: async () => {}, onDeleted: () => {} }
}

function Whole(data: ProfileData) {
  return <ProfileView {...working(data)} />
}

function Codes() {
  const t = useTranslate()
  return (
    <RecoveryCodes
      codes={sampleCodes}
      title={t('profile.codesTitle')}
      email="alice@example.org"
      brandName="Example Exchange"
      onKept={() => {}}
    />
  )
}

function Refused() {
  const t = useTranslate()
  return (
    <OutcomeNotice
      outcome={refused(t('accountChanges.ordersOpen'), { openOrders: ['q3XkT0dR7mYw5bLs9uHa2E'] })}
    />
  )
}
