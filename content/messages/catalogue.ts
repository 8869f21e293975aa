import type { common } from './en/common.ts'
import type { errors } from './en/errors.ts'
import type { form } from './en/form.ts'
import type { home } from './en/home.ts'
import type { legal } from './en/legal.ts'
import type { preview } from './en/preview.ts'
import type { processing } from './en/processing.ts'
import type { sandbox } from './en/sandbox.ts'
import type { transaction } from './en/transaction.ts'
import type { NamespaceMessages } from './message.ts'

/** English is the measure: the other languages have exactly its keys. */
export type English = {
  readonly common: typeof common
  readonly errors: typeof errors
  readonly form: typeof form
  readonly home: typeof home
  readonly legal: typeof legal
  readonly preview: typeof preview
  readonly processing: typeof processing
  readonly sandbox: typeof sandbox
  readonly transaction: typeof transaction
}

/** One namespace per page, and a few that pages share. */
export type Namespace = keyof English

/** `home.headline`: namespace, dot, key. */
export type MessageKey = {
  [N in Namespace]: `${N}.${keyof English[N] & string}`
}[Namespace]

/** What a page carries: only the namespaces it asked for. Plain data, fit for a loader's reply. */
export type Messages = { readonly [N in Namespace]?: NamespaceMessages }

/** How a language's folder offers its namespaces, each loaded only when asked for. */
export type NamespaceLoaders = Readonly<Record<Namespace, () => Promise<NamespaceMessages>>>
