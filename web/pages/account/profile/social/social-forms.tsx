import type { SocialAccountOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import type { SocialProvider } from '@causeway/core/ports'
import { Disclosure } from '@causeway/ui/primitives'
import { linkInPopup, type SocialOutcome } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { type Outcome, refused } from '../../../../account-settings/outcome.ts'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import { providerNames } from '../../../../account-settings/provider-names.ts'
import styles from '../part.module.css'
import type { PartProps } from '../profile-data.ts'

type Told = { readonly onChanged: (outcome: Outcome) => void }

export type SocialLinkFormProps = PartProps & Told & { readonly provider: SocialProvider }

/** Password and code here, then the service's own window. */
export function SocialLinkForm(props: SocialLinkFormProps) {
  const t = useTranslate()
  const { account, provider, calls, refresh, onChanged } = props
  const name = providerNames[provider]
  const link = async (values: FormValues) => {
    const proof = { password: values('password') || null, code: values('code') || null }
    // The window opens in the click itself: browsers block one that comes after an answer.
    const ended = await linkInPopup(calls, { provider, proof })
    const done = t('profile.socialLinked', { provider: name })
    if (ended.kind === 'refused') return answerOutcome(t, ended.answer, done)
    if (ended.kind !== 'inline') return refused(t(failureText(ended)))
    await refresh()
    return { isDone: true, message: done } as const
  }
  return (
    <Disclosure summary={t('profile.socialLink', { provider: name })}>
      <ChangeForm
        submit={t('profile.socialLink', { provider: name })}
        change={link}
        onDone={onChanged}
      >
        {(errors) => <ProofFields account={account} errors={errors} />}
      </ChangeForm>
    </Disclosure>
  )
}

function failureText(ended: SocialOutcome): MessageKey {
  if (ended.kind === 'blocked') return 'profile.socialBlocked'
  const isTaken = ended.kind === 'error' && ended.code === 'social_taken'
  return isTaken ? 'profile.socialTaken' : 'profile.socialFailed'
}

export type SocialUnlinkFormProps = PartProps & Told & { readonly linked: SocialAccountOut }

/** For password and code; refused by the server where it is the only way in. */
export function SocialUnlinkForm(props: SocialUnlinkFormProps) {
  const t = useTranslate()
  const { account, linked, calls, refresh, onChanged } = props
  const provider = providerNames[linked.provider]
  const unlink = async (values: FormValues) => {
    const proof = { password: values('password') || null, code: values('code') || null }
    const answer = await calls.unlinkSocialAccount({ serviceId: linked.serviceId, ...proof })
    const outcome = answerOutcome(t, answer, t('profile.socialUnlinked', { provider }))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <Disclosure summary={t('profile.socialUnlink', { provider })}>
      <p className={styles.text}>{t('profile.socialUnlinkText', { provider })}</p>
      <ChangeForm
        submit={t('profile.socialUnlinkButton')}
        look="secondary"
        change={unlink}
        onDone={onChanged}
      >
        {(errors) => <ProofFields account={account} errors={errors} />}
      </ChangeForm>
    </Disclosure>
  )
}
