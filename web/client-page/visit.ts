/** What a page is doing at the moment: nothing, or waiting for the server, with the form that was sent if there is one. */
export type Navigation = {
  readonly state: 'idle' | 'loading' | 'submitting'
  readonly formData?: FormData
  readonly formMethod?: 'GET' | 'POST'
}

export type GoOptions = {
  /** The entry of the history that is shown gives way. */
  readonly replace?: boolean
  /** What is shown stays where it is on the screen. */
  readonly keepsPlace?: boolean
}

/** How a client page gets to its next state without a load of the document. Addresses are those of the browser. */
export type Visit = {
  readonly go: (url: URL, options?: GoOptions) => Promise<void>
  readonly send: (url: URL, form: FormData) => Promise<void>
  readonly revalidate: () => Promise<void>
  /** For the browser's ways back and forward. */
  readonly comeBack: () => void
}

/** Whether an address is one of the page that is shown: all others are loaded as documents. */
export function isOfThisPage(url: URL): boolean {
  return url.origin === location.origin && url.pathname === location.pathname
}
