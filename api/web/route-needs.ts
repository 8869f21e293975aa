import type { UseCases } from '@causeway/server'
import type { Wording } from '../failures/index.ts'
import type {
  AskForOffers,
  PartnerHandlers,
  StaffDoor,
  StaffHandlers,
  TransactionFeed,
  WebHandlers,
} from '../handlers/index.ts'
import type { CountrySource, EventStreams, OwnSite } from '../http/index.ts'
import type { FiatWebhook } from './webhooks/fiat-webhook.ts'
import type { IdentityWebhook } from './webhooks/identity-webhook.ts'

export type AccountNeeds = {
  readonly useCases: Pick<UseCases, 'signIn' | 'account' | 'social' | 'apps' | 'joinOrders' | 'now'>
  readonly words: Wording
  /** CSRF tokens are made with it. */
  readonly csrfKey: Uint8Array
}

/** What calls over HTTP work with. */
export type RouteNeeds = OwnSite & {
  readonly handlers: WebHandlers
  readonly partnerHandlers: PartnerHandlers
  readonly staffHandlers: StaffHandlers
  readonly staffDoor: StaffDoor
  readonly backoffice: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly partners: Pick<UseCases, 'catalogue' | 'partners' | 'now'>
  readonly askForOffers: AskForOffers
  readonly feed: TransactionFeed
  readonly streams: EventStreams
  readonly handleIdentityWebhook: IdentityWebhook
  readonly handleFiatWebhook: FiatWebhook
  readonly countries: CountrySource
  readonly accounts: AccountNeeds
}
