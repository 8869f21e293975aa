import { Button, CopyButton, LtrText, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import type { TotpPartProps } from './totp-part-props.ts'
import styles from './totp-setup.module.css'

/** The secret goes into the app, and a code from the app proves that it is there. */
export function TotpSetup(props: TotpPartProps) {
  const { account, totpQrSvg, calls, refresh, onCodes, onDone, isLedTo } = props
  const t = useTranslate()
  const first = useRef<HTMLParagraphElement>(null)
  const giveUp = useChange()
  useEffect(() => {
    if (isLedTo) first.current?.focus()
  }, [isLedTo])
  const confirm = async (values: FormValues) => {
    const proof = { code: values('code'), password: values('password') || null }
    const answer = await calls.confirmTotp(proof)
    const outcome = answerOutcome(t, answer, t('profile.totpConfirmed'))
    if (answer.ok && answer.body.recoveryCodes !== undefined) onCodes(answer.body.recoveryCodes)
    if (outcome.isDone) await refresh()
    return outcome
  }
  const stop = () =>
    giveUp.run(async () => {
      const answer = await calls.disableUnconfirmedTotp()
      const outcome = answerOutcome(t, answer, t('profile.totpGivenUp'))
      if (outcome.isDone) {
        onDone(outcome)
        await refresh()
      }
      return outcome
    })
  return (
    <>
      <p ref={first} tabIndex={-1}>
        {t('profile.totpScan')}
      </p>
      <Secret link={account.totpQrLink} secret={account.totpSecret} svg={totpQrSvg} />
      <ChangeForm
        submit={t('profile.totpConfirm')}
        change={confirm}
        onDone={onDone}
        more={
          <Button look="quiet" busy={giveUp.isPending} onClick={stop}>
            {t('profile.totpGiveUp')}
          </Button>
        }
      >
        {(errors) => (
          <>
            <TextField
              name="code"
              label={t('profile.totpConfirmCode')}
              hint={t('profile.totpConfirmHint')}
              error={errors.code}
              isCode
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={8}
              required
            />
            <ProofFields account={account} errors={errors} />
          </>
        )}
      </ChangeForm>
      {giveUp.outcome?.isDone ? null : <OutcomeNotice outcome={giveUp.outcome} />}
    </>
  )
}

type SecretProps = {
  readonly link: string | null
  readonly secret: string | null
  readonly svg: string | null
}

function Secret({ link, secret, svg }: SecretProps) {
  const t = useTranslate()
  return (
    <div className={styles.layout}>
      {svg === null ? null : (
        <div
          className={styles.qr}
          role="img"
          aria-label={t('profile.totpQr')}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server from the account's link
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      <div className={styles.typed}>
        {secret === null ? null : (
          <>
            <p className={styles.label}>{t('profile.totpSecret')}</p>
            <p className={styles.secret}>
              <LtrText>{grouped(secret)}</LtrText>
            </p>
            <CopyButton
              text={secret}
              label={t('profile.totpCopySecret')}
              short={t('common.copy')}
              copied={t('common.copied')}
            />
          </>
        )}
        {link === null ? null : <a href={link}>{t('profile.totpOpenApp')}</a>}
      </div>
    </div>
  )
}

/** Four letters at a time are read off and typed without losing one's place; apps pass over the gaps. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
