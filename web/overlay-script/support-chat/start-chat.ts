import { readSignedIn, watchSignedIn } from '../../signed-in/signed-in.ts'
import { type ChatTold, fieldOf, publishChatEvent } from './chat-told.ts'
import { type ChatEvent, createChatWidget } from './chat-widget.ts'
import { readSessionFacts } from './read-session-facts.ts'
import { sessionVariables } from './session-variables.ts'

const OPEN = 'open-support-chat'
const KEPT = 'support-chat'
/** Where the service's script puts itself. */
const CONTAINER = 'chat-widget-container'
/** Over the page, under its dialogues (SHELL-08). */
const CHAT_LAYER = '5'
const LICENSE = /^[\w-]{1,64}$/

type Visibility = 'maximized' | 'minimized' | 'hidden'

/**
 * Opens the support chat on the window's event (SHELL-08). Its script comes from the operator's service, and only once
 * somebody wants to talk, or talked on the page before. `place` bears the licence and the script's address; its button, if
 * it has one, leaves when the chat brings its own. Returns what ends it.
 */
export function startChat(place: HTMLElement): () => void {
  const { chatLicense = '', chatScript = '' } = place.dataset
  let isLoaded = false

  function want(method: 'maximize' | 'minimize'): void {
    if (!LICENSE.test(chatLicense) || chatScript === '') {
      console.error('LiveChat: Invalid license id')
      return
    }
    if (!isLoaded) load()
    isLoaded = true
    window.LiveChatWidget?.call(method)
  }

  function load(): void {
    const license = /^\d+$/.test(chatLicense) ? Number(chatLicense) : chatLicense
    window.__lc = { license, asyncInit: true }
    window.LiveChatWidget ??= createChatWidget()
    const { LiveChatWidget: widget } = window
    widget.on('ready', () => ready(place))
    widget.on('visibility_changed', (data) => follow(place, fieldOf(data, 'visibility')))
    for (const [event, read] of counted) widget.on(event, (data) => publishChatEvent(read(data)))
    const script = document.createElement('script')
    script.async = true
    script.src = `${chatScript}${chatScript.includes('?') ? '&' : '?'}license_id=${chatLicense}`
    document.head.append(script)
  }

  const open = () => want('maximize')
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-opens-chat]') !== null) open()
  }
  window.addEventListener(OPEN, open)
  document.addEventListener('click', press)
  const stopSignedIn = watchSignedIn(() => (isLoaded ? void giveVariables() : undefined))
  const kept = savedVisibility()
  if (kept === 'maximized') want('maximize')
  if (kept === 'minimized') want('minimize')
  return () => {
    window.removeEventListener(OPEN, open)
    document.removeEventListener('click', press)
    stopSignedIn()
  }
}

const counted: readonly (readonly [ChatEvent, (data: unknown) => ChatTold])[] = [
  ['availability_changed', (data) => told({ status: fieldOf(data, 'availability') })],
  [
    'new_event',
    (data) => told({ type: fieldOf(data, 'type'), author: fieldOf(data, 'author', 'type') }),
  ],
  ['greeting_displayed', (data) => told({ greeting: fieldOf(data, 'id') })],
  ['rating_submitted', (data) => told({ value: fieldOf({ data }, 'data') })],
]

function told(fields: { readonly [K in keyof ChatTold]: ChatTold[K] | undefined }): ChatTold {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function ready(place: HTMLElement): void {
  const container = document.getElementById(CONTAINER)
  if (container !== null) container.style.zIndex = CHAT_LAYER
  for (const button of place.querySelectorAll<HTMLElement>('[data-opens-chat]'))
    button.hidden = true
  void giveVariables()
}

async function giveVariables(): Promise<void> {
  const facts = await readSessionFacts(readSignedIn() === true)
  window.LiveChatWidget?.call('set_session_variables', sessionVariables(facts))
}

/** Whether it is open or minimised is the chat's to say; the next page of this tab begins where this one ended. */
function follow(place: HTMLElement, visibility: string | undefined): void {
  if (!isVisibility(visibility)) return
  place.dataset.chatVisibility = visibility
  try {
    sessionStorage.setItem(KEPT, visibility)
  } catch {
    // Then the next page begins without the chat.
  }
  publishChatEvent({ visibility })
}

function savedVisibility(): string | null {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function isVisibility(value: string | undefined): value is Visibility {
  return value === 'maximized' || value === 'minimized' || value === 'hidden'
}
