import type { SocialProvider } from '@causeway/core/ports'
import { Button, Icon } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import type { PasskeyPlace } from '../../passkeys/passkey-place.ts'
import { NeedsName } from '../fields/needs-name.tsx'
import { ProblemNotice } from '../fields/problem-notice.tsx'
import { JapanGate } from '../japan-gate.tsx'
import styles from '../sign-in/sign-in.module.css'
import { Agreement } from './agreement.tsx'
import { AuthSwitch } from './auth-switch.tsx'
import type { FrameProps } from './frame-props.ts'

export type EntrypointFrameProps = FrameProps & {
  readonly providers: readonly SocialProvider[]
  readonly hasPasskeys: boolean
  readonly passkeys: PasskeyPlace
  /** AUTH-15: somebody in Japan, who has not said yet that he does not live there. */
  readonly isGated: boolean
  readonly onPassGate: () => void
}

const names = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
} as const satisfies Record<SocialProvider, string>

/** The choice of a way in (AUTH-01). */
export function EntrypointFrame(props: EntrypointFrameProps) {
  const { state, dispatch, actions, first, providers, isGated, onPassGate, passkeys } = props
  const hasPasskeys = props.hasPasskeys && passkeys.hasName
  const t = useTranslate()
  const localPath = useLocalPath()
  if (isGated) return <JapanGate first={first} onPass={onPassGate} />
  const isSignUp = state.authType === 'signUp'
  return (
    <div className={styles.frame}>
      <ProblemNotice problem={state.problem} />
      {isSignUp ? <p className={styles.text}>{t('auth.whatFor')}</p> : null}
      <Button
        ref={(button) => {
          first.current = button
        }}
        wide
        onClick={() => dispatch({ type: 'choose_email' })}
      >
        <Icon name="mail" />
        {t('auth.withEmail')}
      </Button>
      {providers.length === 0 && !hasPasskeys ? null : (
        <p className={styles.or}>
          <span>{t('auth.or')}</span>
        </p>
      )}
      {hasPasskeys && !isSignUp ? (
        <Button
          look="secondary"
          wide
          busy={state.isPending}
          onClick={() => void actions.askForPasskey()}
        >
          <Icon name="key" />
          {t('auth.withPasskey')}
        </Button>
      ) : null}
      {providers.map((provider) => (
        <Button
          key={provider}
          look="secondary"
          wide
          aria-disabled={state.isPending}
          onClick={() => void actions.openProvider(provider)}
        >
          {t('auth.withProvider', { provider: names[provider] })}
        </Button>
      ))}
      {passkeys.hasName || isSignUp ? null : <PasskeysElsewhere place={passkeys} />}
      {/* A social service makes an account, too, where there is none yet. */}
      <Agreement />
      <AuthSwitch state={state} dispatch={dispatch} />
      <p className={styles.switch}>
        <a href={localPath('/history?guest=true')}>{t('auth.guestOrders')}</a>
      </p>
    </div>
  )
}

function PasskeysElsewhere({ place: { named } }: { readonly place: PasskeyPlace }) {
  const t = useTranslate()
  const link =
    named === null
      ? null
      : { href: named, text: t('auth.passkeyByName', { address: new URL(named).host }) }
  return (
    <div className={styles.small}>
      <NeedsName text={t('auth.passkeyNeedsName')} link={link} />
    </div>
  )
}
