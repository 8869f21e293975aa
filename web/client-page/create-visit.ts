import { reportBrokenWeb } from '@causeway/widget/client'
import { type FetchedPage, fetchPage } from './fetch-page.ts'
import { postForm } from './post-form.ts'
import type { GoOptions, Navigation, Visit } from './visit.ts'

export type VisitNeeds<Start> = {
  /** Of the client page. */
  readonly name: string
  /** Fetches what it takes to show this. */
  readonly ready: (start: Start) => Promise<void>
  /** Where a state that a form led to can be found again. */
  readonly addressOf: (start: Start, sentTo: URL) => URL
  readonly show: (start: Start) => void
  /** Shows what the loader says now, beside what the action said before. */
  readonly renew: (start: Start) => void
  readonly tell: (navigation: Navigation) => void
  /** Shows what was sent as not arrived. Answers whether the page can. */
  readonly showLost: (form: FormData) => boolean
}

type Page<Start> = Extract<FetchedPage<Start>, { kind: 'page' }>
type Step = GoOptions & { readonly form: FormData | null; readonly address: 'write' | 'leave' }

const idle: Navigation = { state: 'idle' }

/** Steps of one page in one document. A newer step ends one that is under way. */
export function createVisit<Start>({
  name,
  ready,
  addressOf,
  show,
  renew,
  tell,
  showLost,
}: VisitNeeds<Start>): Visit {
  let running: AbortController | null = null
  let shown = hereOf(location)
  let { title } = document

  function begin(): AbortController {
    running?.abort()
    running = new AbortController()
    return running
  }

  function accept(page: Page<Start>, then: (start: Start) => void) {
    running = null
    shown = hereOf(page.url)
    // What a script wrote there since stays while the page's own title does.
    if (page.title !== title) document.title = page.title
    title = page.title
    then(page.start)
  }

  /** The loader of a posted page ran before what the action changed was known to the browser, as its cookies. */
  async function renewNow(): Promise<void> {
    const mine = begin()
    const url = new URL(location.href)
    const found = await fetchPage({ name, ready }, { url, form: null, signal: mine.signal })
    if (running !== mine) return
    running = null
    if (found.kind === 'elsewhere') location.assign(found.url)
    if (found.kind === 'page') accept(found, renew)
  }

  async function take(url: URL, { form, address, ...options }: Step): Promise<void> {
    const mine = begin()
    tell(form === null ? { state: 'loading' } : sending(form))
    const found = await fetchPage({ name, ready }, { url, form, signal: mine.signal })
    if (running !== mine) return
    if (found.kind !== 'page') {
      if (found.kind === 'unreachable') running = null
      if (goesOn(found, { url, form, showLost })) tell(idle)
      return
    }
    const end = form === null ? found.url : addressOf(found.start, found.url)
    accept({ ...found, url: end }, show)
    if (address === 'write') writeAddress(end, options.replace ?? false)
    if (form !== null && found.isOk && found.url === url) {
      tell({ state: 'loading' }) // The form is answered: what is pressed from here on counts.
      await renewNow()
    }
    if (running === null) tell(idle)
    if (form === null || found.url !== url) settle(found.url, options.keepsPlace ?? false)
  }

  return {
    go: (url, options) => take(url, { ...options, form: null, address: 'write' }),
    send: (url, form) => take(url, { form, address: 'write' }),
    revalidate: async () => (running === null ? renewNow() : undefined),
    comeBack() {
      if (hereOf(location) === shown) return
      void take(new URL(location.href), { form: null, address: 'leave', keepsPlace: true })
    },
  }
}

type Instead<Start> = Exclude<FetchedPage<Start>, { kind: 'page' }>
type Asked = { readonly url: URL; readonly form: FormData | null } & Pick<
  VisitNeeds<unknown>,
  'showLost'
>

/** Where this page was not answered: leads on or shows what came. Answers whether the page goes on. */
function goesOn<Start>(found: Instead<Start>, { form, showLost, url }: Asked): boolean {
  if (found.kind === 'elsewhere') location.assign(found.url)
  else if (form === null) location.assign(url)
  else if (found.kind === 'unready') postForm(url, form)
  else if (found.kind === 'other') {
    showInstead(found.document)
    return true
  } else {
    // What was typed stays; where the page has no words of its own for it, it offers to be loaded again.
    if (!showLost(form)) reportBrokenWeb()
    return true
  }
  return false
}

function hereOf({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  return pathname + search
}

function sending(formData: FormData): Navigation {
  return { state: 'submitting', formData, formMethod: 'POST' }
}

function writeAddress(url: URL, replaces: boolean): void {
  if (url.href === location.href) return
  if (replaces) history.replaceState(history.state, '', url)
  else history.pushState(null, '', url)
}

/** Where an address leads to on its page: its mark, or the top. */
function settle({ hash }: URL, keepsPlace: boolean): void {
  if (keepsPlace) return
  const marked = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  if (marked === null) scrollTo(0, 0)
  else marked.scrollIntoView()
}

/** The page of an error: its words, in the place of the page that was left. */
function showInstead(other: Document): void {
  document.title = other.title
  const place = document.getElementById('content')
  place?.replaceChildren(...(other.getElementById('content')?.childNodes ?? []))
  place?.focus()
}
