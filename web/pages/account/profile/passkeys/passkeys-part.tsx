import { Disclosure, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import { NeedsName } from '../../../../account/index.ts'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { type Outcome, refused } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { makePasskey } from '../../../../passkeys/make-passkey.ts'
import { passkeyPlace } from '../../../../passkeys/passkey-place.ts'
import styles from '../part.module.css'
import type { PartProps } from '../profile-data.ts'

import { PasskeyRow } from './passkey-row.tsx'

const reasons = {
  cancelled: 'profile.passkeyCancelled',
  known: 'profile.passkeyKnown',
  failed: 'profile.passkeyFailed',
} as const

/** Passkeys: to add, to name, to remove. */
export function PasskeysPart(props: PartProps) {
  const t = useTranslate()
  const { account, passkeys, calls, refresh } = props
  // Said by the card: the row that asked for it is another then, or gone.
  const [changed, setChanged] = useState<Outcome | null>(null)
  const add = async (values: FormValues) => {
    const name = values('name').trim()
    const proof = { password: values('password') || null, code: values('code') || null }
    const begun = await calls.passkeyRegistrationOptions(proof)
    const asked = answerOutcome(t, begun, '')
    if (!asked.isDone) return asked
    const options = begun.ok ? begun.body.options : undefined
    const made = await makePasskey(options ?? {})
    if (!made.isMade) return refused(t(reasons[made.reason]))
    const answer = await calls.addPasskey({ name, response: made.response })
    const outcome = answerOutcome(t, answer, t('profile.passkeyAdded', { name }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <SettingsCard id="passkeys" title={t('profile.passkeysTitle')} text={t('profile.passkeysText')}>
      {passkeys.length === 0 ? (
        <p>{t('profile.passkeysNone')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={styles.list} aria-label={t('profile.passkeysTitle')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...props} passkey={passkey} onChanged={setChanged} />
          ))}
        </ul>
      )}
      <OutcomeNotice outcome={changed} takesFocus />
      <PasskeyOffer>
        <Disclosure summary={t('profile.passkeyAdd')}>
          <ChangeForm submit={t('profile.passkeyAdd')} change={add}>
            {(errors) => (
              <>
                <TextField
                  name="name"
                  label={t('profile.passkeyName')}
                  hint={t('profile.passkeyNameHint')}
                  error={errors.name}
                  autoComplete="off"
                  maxLength={60}
                  required
                />
                <ProofFields account={account} errors={errors} />
              </>
            )}
          </ChangeForm>
        </Disclosure>
      </PasskeyOffer>
    </SettingsCard>
  )
}

/** The offer, or a plain sentence where the browser cannot take it. */
function PasskeyOffer({ children }: { readonly children: React.ReactNode }) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  if (!isHydrated) return children
  const { hasName, named } = passkeyPlace(window.location.href)
  if (!hasName) {
    const link =
      named === null
        ? null
        : { href: named, text: t('profile.passkeyByName', { address: new URL(named).host }) }
    return <NeedsName text={t('profile.passkeyNeedsName')} link={link} />
  }
  if (!browserSupportsWebAuthn()) return <p>{t('profile.passkeyUnsupported')}</p>
  return children
}
