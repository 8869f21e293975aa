import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import type { AccountState } from '../slot/account-state.ts'
import { type LoadedSignIn, loadSignIn } from './load-sign-in.ts'
import { followWhenOnline, logInWish, onSignInWanted, type SignInWish } from './open-sign-in.ts'
import { isSignInAddressed, withoutSignIn } from './sign-in-query.ts'

export type SignInWanted = {
  readonly account: AccountState
  /** Changes with each visit of an address. */
  readonly visit: string | undefined
  /** What was wished for before the slot was hydrated. */
  readonly first: SignInWish | null
  /** The address that opens the modal by itself. */
  readonly href: string
}

/** Loads the modal when somebody wants it, and opens it once it is known that nobody is signed in (AUTH-01). */
export function useSignIn({ account, visit, first, href }: SignInWanted) {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<LoadedSignIn | null>(null)
  const [wish, setWish] = useState<SignInWish | null>(null)
  const [loading, setLoading] = useState<'idle' | 'busy' | 'failed'>('idle')
  const isLoading = useRef(false)
  const hasFailed = useRef(false)

  async function load() {
    if (isLoading.current) return
    isLoading.current = true
    setLoading('busy')
    try {
      const found = await loadSignIn(language)
      setLoaded(found)
      setLoading('idle')
      const place = await found.place
      setLoaded({ ...found, known: place })
    } catch {
      // Without the connection there is nothing to open; a further press tries again.
      setWish(null)
      setLoading('failed')
      if (hasFailed.current) followWhenOnline(href)
      hasFailed.current = true
    } finally {
      isLoading.current = false
    }
  }

  const open = (wanted: SignInWish) => {
    setWish(wanted)
    if (loaded === null) void load()
  }
  const openWanted = useEffectEvent(open)
  useEffect(() => onSignInWanted((wanted) => openWanted(wanted)), [])
  useEffect(() => {
    if (first !== null) openWanted(first)
  }, [first])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asks again at each visit
  useEffect(() => {
    if (isSignInAddressed(location)) openWanted(logInWish)
  }, [visit])
  useEffect(() => {
    if (account.kind !== 'in') return
    setWish(null)
    forgetAddress()
  }, [account.kind])
  const forget = () => setWish(null)
  return {
    language,
    loaded,
    loading,
    open,
    forget,
    forgetAddress,
    wish: account.kind === 'out' ? wish : null,
  }
}

/** The wish in the address was granted: reading the page anew is not to open the modal again. */
function forgetAddress(): void {
  const path = withoutSignIn(location)
  if (path !== null) history.replaceState(history.state, '', path)
}
