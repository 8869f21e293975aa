import { Dialog } from '@causeway/ui/primitives'
import { returnedSocialOutcome } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { IslandFrame } from '../../islands/index.ts'
import { passkeyPlace } from '../../passkeys/passkey-place.ts'
import type { FrameProps } from '../frames/frame-props.ts'
import { isConfirmedNotJapan } from '../japan-confirmation.ts'
import { JapanGate } from '../japan-gate.tsx'
import { createSignInActions, type SignInActions } from './actions/create-sign-in-actions.ts'
import { createSignInStore } from './create-sign-in-store.ts'
import { pageSignInNeeds } from './page-sign-in-needs.ts'
import { signInFrameTitle } from './sign-in-frame-title.ts'
import { SignInFrameView } from './sign-in-frame-view.tsx'
import type { SignInModalProps, SignInPlace } from './sign-in-modal-props.ts'

/** Signing up and in (AUTH-01). Brings its own words. */
export function SignInModal({ language, messages, ...rest }: SignInModalProps) {
  return (
    <IslandFrame language={language} messages={messages}>
      <Modal {...rest} />
    </IslandFrame>
  )
}

function Modal(props: Omit<SignInModalProps, 'language' | 'messages'>) {
  const { place, wish, isIn, menu, onTaken, onClosed, onSignedIn } = props
  const t = useTranslate()
  const [store] = useState(createSignInStore)
  const current = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const isOpen = current.frame !== 'off'
  // While it fades out, it shows what it showed last.
  const [state, setState] = useState(current)
  if (isOpen && state !== current) setState(current)
  const [actions] = useState(() => createSignInActions(pageSignInNeeds(onSignedIn), store))
  const taken = useEffectEvent(onTaken)
  useEffect(() => {
    if (wish === null) return
    store.dispatch(wish)
    takeReturned(actions)
    taken()
  }, [wish, store, actions])
  // Another tab may have signed in, or an answer that nobody waited for any more.
  useEffect(() => {
    if (isIn) store.dispatch({ type: 'close' })
  }, [isIn, store])
  const first = useRef<HTMLElement>(null)
  const nothing = useRef<HTMLElement>(null)
  const { frame, isRecoverySent, problem } = state
  const [isPassed, setPassed] = useState(isConfirmedNotJapan)
  const isRefused = problem?.code === 'japan_unconfirmed'
  const passGate = () => {
    setPassed(true)
    void actions.repeat()
  }
  // A frame that takes another's place takes the focus along; the dialog sees to the first one.
  const now = `${frame} ${isRecoverySent} ${isRefused}`
  const shown = useRef(now)
  useEffect(() => {
    if (shown.current !== now) first.current?.focus()
    shown.current = now
  }, [now])
  const close = () => {
    store.dispatch({ type: 'close' })
    onClosed()
  }
  const canGoBack = frame !== 'off' && frame !== 'entrypoint' && !isRecoverySent
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t(signInFrameTitle(state))}
      closeLabel={t('common.close')}
      narrow
      initialFocus={first}
      finalFocus={isIn ? menu : undefined}
      {...(canGoBack
        ? { back: { label: t('common.back'), onBack: () => store.dispatch({ type: 'back' }) } }
        : {})}
    >
      {isRefused ? <JapanGate first={first} onPass={passGate} /> : null}
      {/* What was typed waits behind the gate. */}
      <div hidden={isRefused}>
        <Frame
          state={state}
          dispatch={store.dispatch}
          actions={actions}
          first={isRefused ? nothing : first}
          place={place}
          isGated={place.country === 'JP' && !isPassed && !isRefused}
          onPassGate={passGate}
        />
      </div>
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

type PlacedFrameProps = FrameProps & {
  readonly place: SignInPlace
  readonly isGated: boolean
  readonly onPassGate: () => void
}

function Frame({ place, isGated, onPassGate, ...props }: PlacedFrameProps) {
  return (
    <SignInFrameView
      {...props}
      providers={place.providers}
      passkeys={passkeyPlace(location.href)}
      hasPasskeys={typeof globalThis.PublicKeyCredential === 'function'}
      isGated={isGated}
      onPassGate={onPassGate}
    />
  )
}
