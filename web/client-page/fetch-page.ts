import { islandDataIn } from '../islands/index.ts'

export type PageRequest = {
  readonly url: URL
  /** Posted where there is one. */
  readonly form: FormData | null
  readonly signal: AbortSignal
}

export type FetchedFor<Start> = {
  /** Of the client page. */
  readonly name: string
  readonly ready: (start: Start) => Promise<void>
}

/** What the server answered: this page anew, another address, something else in the page's place, or nothing. */
export type FetchedPage<Start> =
  | {
      readonly kind: 'page'
      readonly start: Start
      readonly title: string
      readonly url: URL
      readonly isOk: boolean
    }
  | { readonly kind: 'elsewhere'; readonly url: URL }
  | { readonly kind: 'other'; readonly document: Document }
  /** What it takes to show it did not arrive. */
  | { readonly kind: 'unready' }
  | { readonly kind: 'unreachable' }

/**
 * Asks the server for a state of this page as a browser without script would, and reads the island's data from the
 * document.
 */
export async function fetchPage<Start>(
  { name, ready }: FetchedFor<Start>,
  { url, form, signal }: PageRequest,
): Promise<FetchedPage<Start>> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      signal,
      ...(form === null ? {} : { method: 'POST', body: fieldsOf(form) }),
    })
    const found = new DOMParser().parseFromString(await response.text(), 'text/html')
    const end = response.redirected ? new URL(response.url) : url
    const data = islandDataIn<Start>(found, name)
    if (data !== null) {
      if (!(await isReady(ready(data.props)))) return { kind: 'unready' }
      const { ok: isOk } = response
      return { kind: 'page', start: data.props, title: found.title, url: end, isOk }
    }
    return response.redirected
      ? { kind: 'elsewhere', url: end }
      : { kind: 'other', document: found }
  } catch {
    return { kind: 'unreachable' }
  }
}

function isReady(coming: Promise<void>): Promise<boolean> {
  return coming.then(
    () => true,
    () => false,
  )
}

/** As a form without files is sent. */
export function fieldsOf(form: FormData): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  return fields
}
