/** A field of a request or a reply. */
export type DocField = {
  readonly name: string
  readonly type: string
  readonly text: string
  readonly isRequired: boolean
}

/** A part of a page of the reference. Texts are English, with `code` in backticks and [links](/path). */
export type DocBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isOrdered?: boolean }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'fields'; readonly fields: readonly DocField[] }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** Headings that many sections share; pages show them in their language. */
export type DocHeading = 'parameters' | 'result' | 'errors' | 'example'

export type DocSection = {
  /** Its mark on the page. */
  readonly id: string
  readonly title: string
  readonly heading?: DocHeading
  readonly blocks: readonly DocBlock[]
}

/** Pages that there is one of, by the last part of their address; `overview` is /developers. */
export type DocTopic =
  | 'overview'
  | 'quick-start'
  | 'authentication'
  | 'methods'
  | 'rest'
  | 'fiat'
  | 'statuses'
  | 'errors'
  | 'webhooks'
  | 'limits'
  | 'sandbox'
  | 'moving'
  | 'changelog'

/** A page of the reference. */
export type DocPage = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly DocSection[]
}

/** What the console knows of a method. */
export type ConsoleMethod = { readonly name: string; readonly params: string }

/** The reference of the partner API, made from its declarations. */
export type DeveloperDocs = {
  readonly topics: Readonly<Record<DocTopic, DocPage>>
  /** By the names of methods. */
  readonly methods: Readonly<Record<string, DocPage>>
  readonly consoleMethods: readonly ConsoleMethod[]
}
