/** What of a schema decides which value fits it. */
export type Schema = {
  readonly type?: string
  readonly const?: unknown
  readonly pattern?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
export type Operation = {
  readonly parameters: readonly { name: string; in: string; required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> }
}
type Method = 'POST' | 'PATCH' | 'DELETE'
export type Change = {
  readonly method: Method
  readonly path: string
  readonly operation: Operation
}

/**
 * Calls that are no GET and still change nothing of an account by its session. Whatever else the product offers is taken
 * for a change of an account, so that a new one cannot be forgotten here.
 */
export const NO_ACCOUNT_CHANGE: readonly RegExp[] = [
  // Questions.
  /^POST \/api\/(?:exchange\/|addresses\/(?:check|aml)$|seo-page\/)/,
  // Orders: their holder's secret or our own page (TRACK-13).
  /^(?:POST|PATCH) \/api\/(?:transactions(?:\/|$)|request-funds\/|fiat\/exchange$)/,
  // What pages tell of themselves, and of the link that led to them.
  /^POST \/api\/(?:tags\/|affiliate\/click$)/,
  // Partners' programs, with a key.
  /^(?:POST|PATCH|DELETE) \/api\/(?:partner(?:\/v[12]|$)|fiat-partner\/)/,
  // Providers, who sign what they say.
  /^POST \/api\/(?:kyc|fiat)\/webhooks\//,
  // Ways to a session, for whoever has none; signing out needs its token.
  /^POST \/api\/auth\/(?!logout$)/,
  /^POST \/api\/sandbox\//,
]
