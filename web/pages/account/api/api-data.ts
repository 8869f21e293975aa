import type {
  ClientCalls,
  PartnerAccessOut,
  PartnerEarningsReply,
  PartnerKeyOut,
  PartnerSubaccountsReply,
  PartnerUsageReply,
  WebhookEndpointOut,
} from '@causeway/api/contract'
import type { ProvingAccount } from '../../../account-settings/proof-fields.tsx'

/** Everything that the API page shows. */
export type ApiData = {
  readonly account: ProvingAccount
  /** Null before access was opened. */
  readonly access: PartnerAccessOut | null
  readonly keys: readonly PartnerKeyOut[]
  /** Of all keys together. */
  readonly usage: PartnerUsageReply['result']
  /** Null before access was opened. */
  readonly earnings: PartnerEarningsReply['result']
  readonly subaccounts: PartnerSubaccountsReply['result']
  readonly endpoints: readonly WebhookEndpointOut[]
  /** Where programs send their requests. */
  readonly apiUrl: string
}

/** What a browser does on the API page. */
export type ApiCalls = Pick<
  ClientCalls,
  | 'openPartnerAccess'
  | 'createPartnerKey'
  | 'updatePartnerKey'
  | 'revokePartnerKey'
  | 'partnerUsage'
  | 'addWebhookEndpoint'
  | 'changeWebhookEndpoint'
  | 'removeWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'testWebhookEndpoint'
  | 'webhookDeliveries'
  | 'replayWebhooks'
>

/** What every section works with. */
export type SectionProps = ApiData & {
  readonly calls: ApiCalls
  /** Has the page read again what it shows. */
  readonly refresh: () => Promise<void>
}
