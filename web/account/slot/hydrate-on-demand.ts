import { publishSignedIn } from '../../signed-in/signed-in.ts'
import {
  followWhenOnline,
  isOtherTab,
  logInWish,
  onSignInWanted,
  type SignInWish,
} from '../sign-in/open-sign-in.ts'
import { isSignInAddressed } from '../sign-in/sign-in-query.ts'
import { onAccountChanged } from './account-changed.ts'
import { keepHint } from './account-hint.ts'
import type { AccountState, SlotStart } from './account-state.ts'
import { publishAffiliate } from './account-state.ts'
import { askAccount } from './ask-account.ts'

type DeferredSlot = {
  readonly place: Element
  /** Fetches what hydrates the slot. Rejects where the connection fails. */
  readonly load: () => Promise<(start: SlotStart) => void>
}

/**
 * The slot on a page that is kept for everybody, before anybody needs it: asks who is there, and leaves the link as the
 * server made it. It is hydrated only where somebody is signed in, or wants to be.
 */
export function hydrateOnDemand({ place, load }: DeferredSlot): void {
  let known = askAccount().then(tell)
  let wish: SignInWish | null = null
  let isHydrating = false
  let hasFailed = false

  async function hydrate() {
    if (isHydrating) return
    isHydrating = true
    const signs = signsIn(place)
    signs.begin()
    try {
      const [hydrateSlot, account] = await Promise.all([load(), known])
      stopListening()
      place.removeEventListener('click', press)
      signs.end()
      hydrateSlot({ account, wish })
    } catch {
      // Without the connection there is nothing to open; a further press tries again.
      isHydrating = false
      signs.fail(wish !== null)
      if (hasFailed && wish !== null) followWhenOnline(signs.href)
      hasFailed = true
    }
  }

  function hydrateForOwner() {
    void known.then(({ kind }) => (kind === 'in' ? hydrate() : undefined))
  }

  function want(wanted: SignInWish) {
    wish = wanted
    void hydrate()
  }

  function press(event: Event) {
    if (event instanceof MouseEvent && isOtherTab(event)) return
    event.preventDefault()
    want(logInWish)
  }

  const stopWishes = onSignInWanted(want)
  const stopChanges = onAccountChanged(() => {
    known = askAccount().then(tell)
    hydrateForOwner()
  })
  const stopListening = () => {
    stopWishes()
    stopChanges()
  }
  place.addEventListener('click', press)
  // What the address asks for, the slot reads itself.
  if (isSignInAddressed(location)) void hydrate()
  hydrateForOwner()
}

/** Shows that it is being fetched, and says that it could not be: the words came with the page. */
function signsIn(place: Element) {
  const link = place.querySelector('a')
  const failing = place.querySelector<HTMLElement>('[data-says]')
  const say = (words: string) => {
    if (failing !== null) failing.textContent = words
  }
  const end = () => {
    link?.removeAttribute('aria-busy')
    // What is hydrated must be as the server made it.
    say('')
  }
  return {
    href: link?.href,
    begin: () => {
      say('')
      link?.setAttribute('aria-busy', 'true')
    },
    end,
    fail: (wasWanted: boolean) => {
      end()
      if (wasWanted) say(failing?.dataset.says ?? '')
    },
  }
}

function tell(account: AccountState): AccountState {
  publishSignedIn(account.kind === 'in')
  publishAffiliate(account)
  keepHint(account.kind === 'in')
  return account
}
