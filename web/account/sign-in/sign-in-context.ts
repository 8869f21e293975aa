import type { Answer, SignInReply } from '@causeway/api/contract'
import type { SocialOutcome } from '@causeway/widget/client'
import type { SignInStore } from './create-sign-in-store.ts'
import type { SignInNeeds } from './sign-in-needs.ts'
import type { SignInProblem } from './sign-in-state.ts'

/** What the actions of the modal have in common. */
export type SignInContext = {
  readonly needs: SignInNeeds
  readonly store: SignInStore
  /** What every request says of who sends it. */
  readonly visitor: () => { readonly clientId: string; readonly notJapanResident?: boolean }
  /** Does what takes time; 'left' where its frame was left meanwhile, so that nobody is told any more. */
  readonly send: <T>(work: () => Promise<T>) => Promise<T | 'left'>
  /** The same for what may sign in: whoever left the frame meanwhile is signed in all the same. */
  readonly sendSignIn: <T extends Answer<SignInReply> | null>(
    work: () => Promise<T>,
  ) => Promise<T | 'left'>
  /** The same for another site's window, which may end long after the frame was left. */
  readonly sendSocial: (work: () => Promise<SocialOutcome>) => Promise<SocialOutcome | 'left'>
  readonly solve: () => Promise<string | null>
  readonly signedIn: (goTo: string | null) => void
  readonly fail: (problem: SignInProblem) => void
}

export function createSignInContext(needs: SignInNeeds, store: SignInStore): SignInContext {
  return {
    needs,
    store,
    visitor: () => ({
      clientId: needs.clientId,
      ...(needs.isNotJapanResident() ? { notJapanResident: true } : {}),
    }),
    send: (work) => inFrame(store, work, () => {}),
    sendSignIn: (work) =>
      inFrame(store, work, (late) => {
        if (late?.ok && late.body.result) needs.onSignedIn(null)
      }),
    sendSocial: (work) => inFrame(store, work, (late) => takeLate(needs, store, late)),
    solve: async () => {
      store.dispatch({ type: 'solve', isSolving: true })
      const captcha = await needs.solveCaptcha()
      store.dispatch({ type: 'solve', isSolving: false })
      return captcha
    },
    signedIn: (goTo) => {
      store.dispatch({ type: 'signed_in' })
      needs.onSignedIn(goTo)
    },
    fail: (problem) => store.dispatch({ type: 'fail', problem }),
  }
}

/** Signed in is signed in, and a step that is still to be done is shown; that nothing came of it is of no interest any more. */
function takeLate(needs: SignInNeeds, store: SignInStore, late: SocialOutcome): void {
  if (late.kind === 'inline' || late.kind === 'goto') {
    needs.onSignedIn(late.kind === 'goto' ? late.path : null)
  }
  if (late.kind !== 'totp' && late.kind !== 'suspicious') return
  store.dispatch({ type: 'close' })
  store.dispatch({ type: 'open' })
  store.dispatch(
    late.kind === 'totp'
      ? { type: 'totp_asked', token: late.token, email: late.email }
      : { type: 'suspicious', email: late.email },
  )
}

async function inFrame<T>(
  store: SignInStore,
  work: () => Promise<T>,
  onLate: (outcome: T) => void,
): Promise<T | 'left'> {
  const { frame, isPending } = store.getState()
  if (isPending) return 'left'
  store.dispatch({ type: 'send' })
  const outcome = await work()
  if (store.getState().frame === frame) return outcome
  onLate(outcome)
  return 'left'
}
