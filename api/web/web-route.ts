import type { SiteEvent } from '@causeway/core/analytics'
import type { UseCases } from '@causeway/server'
import type { SeoPages } from '@causeway/server/seo'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Answer, Calls, PressReply } from '../contract/index.ts'
import type { Wording } from '../failures/index.ts'
import type { CountrySource, EventStreams, OwnSite, RateLimitGroup } from '../http/index.ts'
import type { FiatWebhook } from './fiat-webhook.ts'
import type { IdentityWebhook } from './identity-webhook.ts'
import type { LocaleTexts } from './locale-texts.ts'
import type { TransactionFeed } from './transaction-feed.ts'

export type AccountRouteNeeds = {
  readonly useCases: Pick<
    UseCases,
    | 'signIn'
    | 'account'
    | 'social'
    | 'apps'
    | 'joinOrders'
    | 'nameFavourite'
    | 'removeFavourite'
    | 'now'
  >
  readonly words: Wording
  /** CSRF tokens are made with it. */
  readonly csrfKey: Uint8Array
}

/** What routes work with. */
export type RouteNeeds = OwnSite & {
  readonly calls: Calls
  readonly texts: LocaleTexts
  readonly seoPages: SeoPages
  readonly feed: TransactionFeed
  readonly streams: EventStreams
  /** Records an event on a page. */
  readonly recordEvent: (event: SiteEvent) => void
  /** Articles about the exchange. */
  readonly press: () => PressReply['result']
  readonly handleIdentityWebhook: IdentityWebhook
  readonly handleFiatWebhook: FiatWebhook
  readonly countries: CountrySource
  /** What calls of accounts work with; reads that pages make too stand in `calls`. */
  readonly accounts: AccountRouteNeeds
}

/** One call as it hangs in the HTTP server and stands in the OpenAPI document. */
export type WebRoute = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`; `{name}` is a part of the path. */
  readonly path: string
  readonly summary: string
  /** `operator`: a control of the sandbox world; `this_machine`: not even by the operator's token from elsewhere. */
  readonly access: 'anyone' | 'operator' | 'this_machine'
  readonly limit: RateLimitGroup
  /** Largest body, where it is less than any call may send. */
  readonly bodyLimitBytes?: number
  readonly body?: TSchema
  readonly query?: TSchema
  /** Headers that the call reads, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>
  /** Schema of the reply; null for what is no JSON: a stream of `text/event-stream`, or what `mediaType` says. */
  readonly reply: TSchema | null
  readonly statuses: readonly number[]
  /** Of a reply that is no JSON; empty for a redirect. */
  readonly mediaType?: string
  /** How long anyone may keep the reply; 0: not at all. */
  readonly cacheSeconds: number
  /** A GET that uses up what it is asked with: it answers no HEAD. */
  readonly isUsedOnce: boolean
  /** Null where the reply is already under way (a stream). */
  readonly answer: (
    needs: RouteNeeds,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Answer<unknown> | null>
}
