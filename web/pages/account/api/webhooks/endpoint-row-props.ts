import type { WebhookEndpointOut } from '@causeway/api/contract'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import type { SectionProps } from '../api-data.ts'

/** What verifies messages, shown once. */
export type NewSecret = { readonly url: string; readonly secret: string }

/** What everything about one endpoint works with. */
export type EndpointRowProps = SectionProps & {
  readonly endpoint: WebhookEndpointOut
  readonly onChanged: (outcome: Outcome) => void
  readonly onSecret: (secret: NewSecret) => void
}
