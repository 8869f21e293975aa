import { Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocalPath } from '../../i18n/use-language.ts'
import type { IslandSpec } from '../../islands/index.ts'
import { publishSignedIn } from '../../signed-in/signed-in.ts'
import { isOtherTab, logInWish } from '../sign-in/open-sign-in.ts'
import { readSignInQuery } from '../sign-in/sign-in-query.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import styles from './account.module.css'
import { hintEarly, keepHint } from './account-hint.ts'
import { AccountMenu } from './account-menu.tsx'
import type { AccountState, SlotStart } from './account-state.ts'
import { publishAffiliate } from './account-state.ts'
import { useAccount } from './use-account.ts'

export type AccountSlotProps = {
  /** What the server knew; `unknown` on pages that are the same for everybody. */
  readonly account: AccountState
  /** After somebody signed in: pages that the router runs load their data anew. */
  readonly onChange?: () => void
  /** Changes with each visit of an address, where the router leads from page to page. */
  readonly visit?: string
  /** Where the slot was hydrated on demand: what was learnt until then. */
  readonly start?: SlotStart
}

/**
 * The account's place in the header: the way in, or whose account it is. Carries the modal, which is loaded when it is
 * wanted. Both states have the same measures, so nothing moves when it becomes known who is there.
 */
export function AccountSlot({ account: given, onChange, visit, start }: AccountSlotProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { account, reload } = useAccount({
    given,
    learnt: start?.account ?? null,
    onElsewhere: () => onChange?.(),
  })
  const href = localPath('/?sign-in=1')
  const signIn = useSignIn({ account, visit, first: start?.wish ?? null, href })
  const { loaded, loading, open } = signIn
  const isIn = account.kind === 'in'
  const slot = useRef<HTMLDivElement>(null)
  const [hasSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    if (isIn && hasSignedIn) focusMenu(slot.current)
  }, [isIn, hasSignedIn])
  useEffect(() => {
    if (account.kind === 'unknown') return
    publishSignedIn(account.kind === 'in')
    publishAffiliate(account)
    keepHint(account.kind === 'in')
  }, [account])

  function signedIn(goTo: string | null) {
    const path = goTo ?? readSignInQuery(location.search).next
    if (path !== null) return location.assign(localPath(path))
    setSignedIn(true)
    void reload()
    onChange?.()
  }

  function press(event: MouseEvent) {
    // Without script the address opens the modal.
    if (isOtherTab(event)) return
    event.preventDefault()
    open(logInWish)
  }

  return (
    <div className={styles.slot} data-account={account.kind} ref={slot}>
      <a
        href={href}
        className={styles.signIn}
        data-event="headerRegistrationButtons"
        data-event-type="SignIn"
        aria-haspopup="dialog"
        aria-busy={loading === 'busy' || undefined}
        hidden={isIn}
        onClick={press}
      >
        <Icon name="user" size={22} />
        <span className={styles.signInText}>{t('account.signIn')}</span>
      </a>
      {account.kind === 'in' ? (
        <AccountMenu email={account.email} isAffiliate={account.isAffiliate} />
      ) : null}
      <p role="alert" className={styles.failing} data-says={t('account.signInFailed')}>
        {loading === 'failed' ? t('account.signInFailed') : null}
      </p>
      <VisuallyHidden>
        <span aria-live="polite">{isIn && hasSignedIn ? t('account.signedIn') : null}</span>
      </VisuallyHidden>
      {loaded === null ? null : (
        <loaded.Modal
          language={signIn.language}
          messages={loaded.messages}
          place={loaded.known}
          wish={signIn.wish}
          isIn={isIn}
          menu={() => menuOf(slot.current)}
          onTaken={signIn.forget}
          onClosed={signIn.forgetAddress}
          onSignedIn={signedIn}
        />
      )}
    </div>
  )
}

/** The button that had focus is gone. Whoever went elsewhere meanwhile stays there. */
function focusMenu(slot: HTMLElement | null): void {
  const { activeElement: active, body } = document
  const isElsewhere = active !== null && active !== body && !slot?.contains(active)
  if (!isElsewhere || active.closest('[role="dialog"]') !== null) {
    menuOf(slot)?.focus()
  }
}

/** The button that opens the account menu. */
function menuOf(slot: HTMLElement | null): HTMLElement | null {
  return slot?.querySelector('summary') ?? null
}

/** The slot as an island, on pages kept for everybody. */
export const accountSlot: IslandSpec<{ readonly account: AccountState }> = {
  name: 'account-slot',
  Component: AccountSlot,
  namespaces: ['account'],
  // What the page is for comes first.
  scripts: 'end',
  early: hintEarly,
}
