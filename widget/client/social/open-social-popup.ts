import type { Answer, ClientCalls, LinkSocialReply, ProofRequest } from '@causeway/api/contract'
import { queryText } from '../calls/query-text.ts'
import { readSocialOutcome, type SocialOutcome } from './social-outcome.ts'

/** The window that a popup is, as far as it is used here. */
export type PopupWindow = {
  readonly closed: boolean
  readonly close: () => void
  readonly location: { href: string }
}

/** What a popup needs of its browser. */
export type PopupNeeds = {
  /** Null where the browser blocks it. */
  readonly open: (url: string) => PopupWindow | null
  /** Listens to messages that pages of this origin send to this one; returns what ends that. */
  readonly listen: (onMessage: (message: unknown) => void) => () => void
  /** False while the person is in another window. */
  readonly isWatched: () => boolean
  readonly every: (milliseconds: number, look: () => void) => () => void
}

const LOOK_EVERY_MILLISECONDS = 400

/**
 * Signs in at a provider in a popup (AUTH-06, AUTH-19); to be called right in the click's handler, or browsers block it.
 * `goto`: a path of ours that the outcome is to lead to.
 */
export function openSocialPopup(
  provider: string,
  asked: { readonly clientId?: string; readonly goto?: string } = {},
  needs: PopupNeeds = browserPopup(),
): Promise<SocialOutcome> {
  const query = queryText({ clientId: asked.clientId || undefined, goto: asked.goto })
  const path = `/api/oauth/${encodeURIComponent(provider)}`
  const popup = needs.open(query === '' ? path : `${path}?${query}`)
  return popup === null ? Promise.resolve({ kind: 'blocked' }) : outcomeOf(popup, needs)
}

/**
 * Links a provider's account to the one that is signed in; to be called right in the handler of the form that asks for
 * password and code. `refused`: what the server said to the proof.
 */
export async function linkInPopup(
  calls: Pick<ClientCalls, 'linkSocialAccount'>,
  asked: { readonly provider: string; readonly proof: ProofRequest },
  needs: PopupNeeds = browserPopup(),
): Promise<SocialOutcome | { readonly kind: 'refused'; readonly answer: Answer<LinkSocialReply> }> {
  const popup = needs.open('about:blank')
  if (popup === null) return { kind: 'blocked' }
  const answer = await calls.linkSocialAccount({ provider: asked.provider, ...asked.proof })
  const url = answer.ok ? answer.body.url : undefined
  if (url === undefined) {
    popup.close()
    return { kind: 'refused', answer }
  }
  const outcome = outcomeOf(popup, needs)
  popup.location.href = url
  return outcome
}

function outcomeOf(popup: PopupWindow, needs: PopupNeeds): Promise<SocialOutcome> {
  return new Promise((resolve) => {
    let sightings = 0
    const settle = (outcome: SocialOutcome) => {
      stopListening()
      stopLooking()
      resolve(outcome)
    }
    const stopListening = needs.listen((message) => {
      const query = queryIn(message)
      if (query !== null) settle(readSocialOutcome(query))
    })
    const stopLooking = needs.every(LOOK_EVERY_MILLISECONDS, () => {
      // A window that a provider cut off from this one seems closed; whoever looks at it is not looking here.
      sightings = popup.closed && needs.isWatched() ? sightings + 1 : 0
      // What it said last may still be on its way.
      if (sightings > 1) settle({ kind: 'closed' })
    })
  })
}

function queryIn(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null
  const { query, type } = { query: null, type: null, ...message }
  return type === 'social-outcome' && typeof query === 'string' ? query : null
}

const WIDTH = 520
const HEIGHT = 680

/** The popup of the browser at hand. Messages come from its opener's side, or by a channel where a provider cut it off. */
function browserPopup(): PopupNeeds {
  return {
    open: (url) => {
      const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
      const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
      const place = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
      return window.open(url, 'social-sign-in', place)
    },
    listen: (onMessage) => {
      const channel = new BroadcastChannel('social-sign-in')
      const onOpenerMessage = ({ data, origin }: MessageEvent) => {
        if (origin === location.origin) onMessage(data)
      }
      window.addEventListener('message', onOpenerMessage)
      channel.onmessage = ({ data }) => {
        if (queryIn(data) === null) return
        channel.postMessage('social-heard')
        onMessage(data)
      }
      return () => {
        window.removeEventListener('message', onOpenerMessage)
        channel.close()
      }
    },
    isWatched: () => document.hasFocus(),
    every: (milliseconds, look) => {
      const timer = setInterval(look, milliseconds)
      return () => clearInterval(timer)
    },
  }
}
