import { Badge } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import type { PartProps } from '../profile-data.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpEnabled } from './totp-enabled.tsx'
import { TotpOffer } from './totp-offer.tsx'
import { TotpSetup } from './totp-setup.tsx'

/** A second factor from an app: off, being set up, or on with its recovery codes (AUTH-07). */
export function TotpPart(props: PartProps) {
  const t = useTranslate()
  const { account, brandName } = props
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [told, setTold] = useState<Outcome | null>(null)
  const Step = steps[account.totpState]
  return (
    <SettingsCard
      id="two-factor"
      title={t('profile.totpTitle')}
      state={<TotpBadge state={account.totpState} />}
      text={t('profile.totpText')}
    >
      {account.totpState === 'unconfirmed' ? null : (
        <OutcomeNotice outcome={told} takesFocus={codes === null} />
      )}
      {codes === null ? (
        <Step {...props} onCodes={setCodes} onDone={setTold} isLedTo={told !== null} />
      ) : (
        <RecoveryCodes
          codes={codes}
          title={t('profile.codesTitle')}
          email={account.email}
          brandName={brandName}
          onKept={() => setCodes(null)}
        />
      )}
    </SettingsCard>
  )
}

const steps = { disabled: TotpOffer, unconfirmed: TotpSetup, enabled: TotpEnabled } as const

function TotpBadge({ state }: { readonly state: PartProps['account']['totpState'] }) {
  const t = useTranslate()
  if (state === 'enabled') return <Badge tone="good">{t('profile.totpOn')}</Badge>
  if (state === 'unconfirmed') return <Badge tone="warning">{t('profile.totpBegun')}</Badge>
  return <Badge>{t('profile.totpOff')}</Badge>
}
