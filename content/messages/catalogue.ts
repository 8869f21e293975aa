import type { account } from './en/account.ts'
import type { address } from './en/address.ts'
import type { articles } from './en/articles.ts'
import type { auth } from './en/auth.ts'
import type { buying } from './en/buying.ts'
import type { checkout } from './en/checkout.ts'
import type { common } from './en/common.ts'
import type { currencies } from './en/currencies.ts'
import type { deal } from './en/deal.ts'
import type { desk } from './en/desk.ts'
import type { developers } from './en/developers.ts'
import type { errors } from './en/errors.ts'
import type { fiat } from './en/fiat.ts'
import type { form } from './en/form.ts'
import type { history } from './en/history.ts'
import type { home } from './en/home.ts'
import type { identification } from './en/identification.ts'
import type { legal } from './en/legal.ts'
import type { lostPayment } from './en/lost-payment.ts'
import type { mobileapp } from './en/mobileapp.ts'
import type { neighbours } from './en/neighbours.ts'
import type { offline } from './en/offline.ts'
import type { orderState } from './en/order-state.ts'
import type { overlays } from './en/overlays.ts'
import type { password } from './en/password.ts'
import type { preview } from './en/preview.ts'
import type { processing } from './en/processing.ts'
import type { profile } from './en/profile.ts'
import type { reviews } from './en/reviews.ts'
import type { sandbox } from './en/sandbox.ts'
import type { sellCrypto } from './en/sell-crypto.ts'
import type { seo } from './en/seo.ts'
import type { seoTexts } from './en/seo-texts.ts'
import type { shell } from './en/shell.ts'
import type { social } from './en/social.ts'
import type { transaction } from './en/transaction.ts'
import type { Message, NamespaceMessages } from './message.ts'

/** English is the measure: the other languages have exactly its keys. */
export type English = {
  readonly account: typeof account
  readonly address: typeof address
  readonly articles: typeof articles
  readonly auth: typeof auth
  readonly buying: typeof buying
  readonly checkout: typeof checkout
  readonly common: typeof common
  readonly deal: typeof deal
  readonly desk: typeof desk
  readonly orderState: typeof orderState
  readonly errors: typeof errors
  readonly fiat: typeof fiat
  readonly form: typeof form
  readonly history: typeof history
  readonly home: typeof home
  readonly identification: typeof identification
  readonly legal: typeof legal
  readonly neighbours: typeof neighbours
  readonly overlays: typeof overlays
  readonly offline: typeof offline
  readonly password: typeof password
  readonly preview: typeof preview
  readonly processing: typeof processing
  readonly profile: typeof profile
  readonly sandbox: typeof sandbox
  readonly seo: typeof seo
  readonly seoTexts: typeof seoTexts
  readonly shell: typeof shell
  readonly social: typeof social
  readonly transaction: typeof transaction
  readonly currencies: typeof currencies
  readonly reviews: typeof reviews
  readonly lostPayment: typeof lostPayment
  readonly mobileapp: typeof mobileapp
  readonly developers: typeof developers
  readonly sellCrypto: typeof sellCrypto
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

/** A namespace in another language: English's keys and no others. What is missing is for the parity test to find. */
export type Translated<T extends NamespaceMessages> = { readonly [K in keyof T]?: Message }
