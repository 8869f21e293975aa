import { Icon } from '@causeway/ui/primitives'
import { createHttpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage, useLocalPath } from '../i18n/index.ts'
import type { LivePartSpec } from '../live-parts/index.ts'
import { tellSignedIn } from '../signed-in/index.ts'
import styles from './account.module.css'
import { hintEarly, keepHint } from './account-hint.ts'
import { AccountMenu } from './account-menu.tsx'
import type { AccountState } from './account-state.ts'
import { type LoadedSignIn, loadSignIn } from './load-sign-in.ts'
import { onSignInWanted, type SignInWish } from './open-sign-in.ts'
import { readSignInQuery } from './sign-in-query.ts'

export type AccountSlotProps = {
  /** What the server knew; `unknown` on pages that are the same for everybody. */
  readonly account: AccountState
  /** After somebody signed in: pages that the router runs load their data anew. */
  readonly onChange?: () => void
  /** Changes with each visit of an address, where the router leads from page to page. */
  readonly visit?: string
}

/** Begins the fragment in which an outcome of a social provider comes back; the modal reads it. */
const RETURNED = '#sign-in?'

// Over HTTP the cookies say who asks.
const NOBODY = { holderSecrets: [], country: null }

/**
 * The account's place in the header: the way in, or whose account it is. Carries the modal, which is loaded when it is
 * wanted. Both states have the same measures, so nothing moves when it becomes known who is there.
 */
export function AccountSlot({ account: given, onChange, visit }: AccountSlotProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { account, reload } = useAccount(given)
  const signIn = useSignIn(account, visit)
  const { loaded, open } = signIn
  const isIn = account.kind === 'in'
  useEffect(() => {
    if (account.kind === 'unknown') return
    tellSignedIn(account.kind === 'in')
    keepHint(account.kind === 'in')
  }, [account.kind])

  function signedIn(goTo: string | null) {
    const path = goTo ?? readSignInQuery(location.search).next
    if (path !== null) return location.assign(localPath(path))
    void reload()
    onChange?.()
  }

  function press(event: MouseEvent) {
    // Held keys mean another tab, and without script the address opens the modal.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({ type: 'open' })
  }

  return (
    <div className={styles.slot} data-account={account.kind}>
      <a
        href={localPath('/?sign-in=1')}
        className={styles.signIn}
        aria-haspopup="dialog"
        hidden={isIn}
        onClick={press}
      >
        <Icon name="user" size={22} />
        <span className={styles.signInText}>{t('account.signIn')}</span>
      </a>
      {account.kind === 'in' ? <AccountMenu email={account.email} /> : null}
      {loaded === null ? null : (
        <loaded.Modal
          language={signIn.language}
          messages={loaded.messages}
          place={loaded.place}
          wish={signIn.wish}
          onTaken={signIn.forget}
          onSignedIn={signedIn}
        />
      )}
    </div>
  )
}

function useAccount(given: AccountState) {
  const [asked, setAsked] = useState<AccountState | null>(null)
  const isUnknown = given.kind === 'unknown'
  const reload = async () => {
    const answer = await createHttpCalls().user(NOBODY, ['email'])
    // Nobody is signed out by a failed call; and the modal can say better than a dead button that nobody answers.
    if (answer.ok) setAsked(accountOf(answer.body.user?.email))
    else setAsked((known) => known ?? (isUnknown ? { kind: 'out' } : given))
  }
  const ask = useEffectEvent(reload)
  useEffect(() => {
    if (isUnknown) void ask()
  }, [isUnknown])
  return { account: asked ?? given, reload }
}

function accountOf(email: string | undefined): AccountState {
  return email === undefined ? { kind: 'out' } : { kind: 'in', email }
}

/** Loads the modal when somebody wants it, and opens it once it is known that nobody is signed in (AUTH-01). */
function useSignIn(account: AccountState, visit: string | undefined) {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<LoadedSignIn | null>(null)
  const [wish, setWish] = useState<SignInWish | null>(null)
  const isLoading = useRef(false)

  async function load() {
    if (isLoading.current) return
    isLoading.current = true
    try {
      setLoaded(await loadSignIn(language))
    } catch {
      // Without the connection there is nothing to open; a further press tries again.
      setWish(null)
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asks again at each visit
  useEffect(() => {
    const isReturned = location.hash.startsWith(RETURNED)
    if (isReturned || readSignInQuery(location.search).isWanted) openWanted({ type: 'open' })
  }, [visit])
  useEffect(() => {
    if (account.kind === 'in') setWish(null)
  }, [account.kind])
  const forget = () => setWish(null)
  return { language, loaded, open, forget, wish: account.kind === 'out' ? wish : null }
}

/** The slot as a part that wakes on pages kept for everybody. */
export const accountSlot: LivePartSpec<{ readonly account: AccountState }> = {
  name: 'account-slot',
  Component: AccountSlot,
  namespaces: ['account'],
  // What the page is for comes first.
  scripts: 'end',
  early: hintEarly,
}
