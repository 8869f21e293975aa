import { signInWidget } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'

const LOOK = 'popup,width=480,height=720'

/** What the window says to the frame that opened it. */
export type SignInWord = { readonly type: 'widget-sign-in-code'; readonly code: string }

/**
 * Lets people sign in for this frame in a window of the site itself, where its cookies, passkeys and other services are: the
 * window gets a challenge, asks for leave, and hands a code over that only the verifier kept here makes worth anything.
 */
export function openSignInWindow(onSignedIn: () => void): void {
  let verifier: string | null = null
  let opened: Window | null = null
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const link = target?.closest<HTMLAnchorElement>('a[data-widget-sign-in]') ?? null
    if (link !== null) {
      event.preventDefault()
      // At once, or browsers take it for a window that nobody asked for.
      // Two windows would spoil each other's challenge.
      if (opened !== null && isSigningIn(opened)) return opened.focus()
      opened = window.open('about:blank', '_blank', LOOK)
      void begin(link.href, opened).then((begun) => {
        verifier = begun
      })
    } else if (target?.closest('[data-widget-sign-out]')) void signOut()
  })
  window.addEventListener('message', ({ data, origin }) => {
    if (origin !== location.origin || verifier === null || !isWord(data)) return
    const answer = verifier
    verifier = null
    opened = null
    void finish(data.code, answer, onSignedIn)
  })
}

/** Whether the window still shows the way in, or a service of another site that it leads to. */
function isSigningIn(opened: Window): boolean {
  if (opened.closed) return false
  try {
    return /^about:blank|\/widget-sign-in/.test(opened.location.href)
  } catch {
    return true
  }
}

async function begin(href: string, opened: Window | null): Promise<string | null> {
  const { widgetChallenge, widgetVerifier } = await import(
    '@causeway/core/accounts/widget-challenge'
  )
  const verifier = widgetVerifier(crypto.getRandomValues(new Uint8Array(32)))
  const address = new URL(href)
  address.hash = widgetChallenge(verifier)
  if (opened === null) {
    sayFailed()
    return null
  }
  opened.location.href = address.href
  return verifier
}

async function finish(code: string, verifier: string, onSignedIn: () => void): Promise<void> {
  const answer = await httpCalls({ signInWidget }).signInWidget({ code, verifier })
  if (!answer.ok) return sayFailed()
  onSignedIn()
  location.reload()
}

async function signOut(): Promise<void> {
  const { signOutOfFrame } = await import('./sign-out-of-frame.ts')
  if (await signOutOfFrame()) location.reload()
}

function sayFailed(): void {
  const status = document.querySelector<HTMLElement>('[data-widget-status]')
  if (status !== null) status.textContent = status.dataset.widgetStatus ?? ''
}

function isWord(given: unknown): given is SignInWord {
  if (typeof given !== 'object' || given === null) return false
  const { code, type } = { code: null, type: null, ...given }
  return type === 'widget-sign-in-code' && typeof code === 'string'
}
