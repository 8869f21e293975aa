import { Dialog } from '@causeway/ui/primitives'
import { returnedSocialOutcome } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { PartFrame } from '../live-parts/index.ts'
import { createSignInActions, type SignInActions } from './create-sign-in-actions.ts'
import { createSignInStore } from './create-sign-in-store.ts'
import { CheckEmailFrame } from './frames/check-email-frame.tsx'
import { EnterCodeFrame } from './frames/enter-code-frame.tsx'
import { EnterEmailFrame } from './frames/enter-email-frame.tsx'
import { EnterPasswordFrame } from './frames/enter-password-frame.tsx'
import { EntrypointFrame } from './frames/entrypoint-frame.tsx'
import type { FrameProps } from './frames/frame-props.ts'
import { RecoverFrame } from './frames/recover-frame.tsx'
import { confirmNotJapan, isConfirmedNotJapan } from './japan-confirmation.ts'
import { pageSignInNeeds } from './page-sign-in-needs.ts'
import { signInFrameTitle } from './sign-in-frame-title.ts'
import type { SignInModalProps, SignInPlace } from './sign-in-modal-props.ts'

/** Signing up and in (AUTH-01). Brings its own words. */
export function SignInModal({ language, messages, ...rest }: SignInModalProps) {
  return (
    <PartFrame language={language} messages={messages}>
      <Modal {...rest} />
    </PartFrame>
  )
}

function Modal(props: Omit<SignInModalProps, 'language' | 'messages'>) {
  const { place, wish, onTaken, onSignedIn } = props
  const t = useTranslate()
  const [store] = useState(createSignInStore)
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const [actions] = useState(() => createSignInActions(pageSignInNeeds(onSignedIn), store))
  const taken = useEffectEvent(onTaken)
  useEffect(() => {
    if (wish === null) return
    store.dispatch(wish)
    takeReturned(actions)
    taken()
  }, [wish, store, actions])
  const first = useRef<HTMLElement>(null)
  const { frame, isRecoverySent } = state
  // A frame that takes another's place takes the focus along; the dialog sees to the first one.
  const shown = useRef(`${frame} ${isRecoverySent}`)
  useEffect(() => {
    const now = `${frame} ${isRecoverySent}`
    if (shown.current !== now) first.current?.focus()
    shown.current = now
  }, [frame, isRecoverySent])
  const canGoBack = frame !== 'off' && frame !== 'entrypoint' && !isRecoverySent
  return (
    <Dialog
      open={frame !== 'off'}
      onOpenChange={(open) => (open ? undefined : store.dispatch({ type: 'close' }))}
      title={t(signInFrameTitle(state))}
      closeLabel={t('common.close')}
      narrow
      initialFocus={first}
      {...(canGoBack
        ? { back: { label: t('common.back'), onBack: () => store.dispatch({ type: 'back' }) } }
        : {})}
    >
      <Frame
        state={state}
        dispatch={store.dispatch}
        actions={actions}
        first={first}
        place={place}
      />
    </Dialog>
  )
}

/** An outcome that came back with the address is taken once. */
function takeReturned(actions: SignInActions): void {
  const outcome = returnedSocialOutcome(location.hash)
  if (outcome === null) return
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  actions.takeOutcome(outcome)
}

function Frame({ place, ...props }: FrameProps & { readonly place: SignInPlace }) {
  const [isPassed, setPassed] = useState(isConfirmedNotJapan)
  switch (props.state.frame) {
    case 'entrypoint':
      return (
        <EntrypointFrame
          {...props}
          providers={place.providers}
          hasPasskeys={typeof globalThis.PublicKeyCredential === 'function'}
          isGated={place.country === 'JP' && !isPassed}
          onPassGate={() => {
            confirmNotJapan()
            setPassed(true)
          }}
        />
      )
    case 'enter-email':
      return <EnterEmailFrame {...props} />
    case 'enter-password':
      return <EnterPasswordFrame {...props} />
    case 'enter-2fa-code':
      return <EnterCodeFrame {...props} />
    case 'recover-pwd':
      return <RecoverFrame {...props} />
    case 'reg-check-email':
      return <CheckEmailFrame {...props} />
    default:
      return null
  }
}
