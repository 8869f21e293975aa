import { Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import styles from '../part.module.css'
import type { TotpPartProps } from './totp-part-props.ts'

/** From here on it is wise to make new codes. */
const FEW_CODES = 3

/** Two-factor sign-in is on: how many recovery codes are left, new ones, and off. */
export function TotpEnabled(props: TotpPartProps) {
  const { account, recoveryCodesLeft, calls, refresh, onCodes, onDone } = props
  const t = useTranslate()
  const renew = async (values: FormValues) => {
    const answer = await calls.renewRecoveryCodes(proofOf(values))
    const outcome = answerOutcome(t, answer, t('profile.codesRenewed'))
    if (answer.ok && answer.body.recoveryCodes !== undefined) onCodes(answer.body.recoveryCodes)
    if (outcome.isDone) await refresh()
    return outcome
  }
  const disable = async (values: FormValues) => {
    const answer = await calls.disableTotp(proofOf(values))
    const outcome = answerOutcome(t, answer, t('profile.totpDisabled'))
    if (outcome.isDone) await refresh()
    return outcome
  }
  return (
    <>
      {recoveryCodesLeft === null ? null : (
        <p>
          {t('profile.codesLeft', { count: recoveryCodesLeft })}{' '}
          {recoveryCodesLeft <= FEW_CODES ? t('profile.codesFew') : null}
        </p>
      )}
      <Disclosure summary={t('profile.codesRenew')}>
        <p className={styles.text}>{t('profile.codesRenewText')}</p>
        <ChangeForm
          submit={t('profile.codesRenew')}
          look="secondary"
          change={renew}
          onDone={onDone}
        >
          {(errors) => <ProofFields account={account} errors={errors} />}
        </ChangeForm>
      </Disclosure>
      <Disclosure summary={t('profile.totpDisable')}>
        <p className={styles.text}>{t('profile.totpDisableText')}</p>
        <ChangeForm
          submit={t('profile.totpDisable')}
          look="secondary"
          change={disable}
          onDone={onDone}
        >
          {(errors) => <ProofFields account={account} errors={errors} />}
        </ChangeForm>
      </Disclosure>
    </>
  )
}

function proofOf(values: FormValues) {
  return { password: values('password') || null, code: values('code') || null }
}
