import type { UseCases } from '@causeway/server'
import type { partnerCalls } from '../../contract/index.ts'
import { wordingOf } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { createPartnerExchangeHandlers } from './partner-exchange-handlers.ts'
import { createPartnerOrderHandlers } from './partner-order-handlers.ts'
import { createReportHandlers } from './report-handlers.ts'
import { createPartnerWebhookHandlers } from './webhook-handlers.ts'

export type PartnerHandlers = HandlersOf<typeof partnerCalls>

/** The functions that answer the calls of partners' programs. `publicUrl`: of the site, without a slash at its end. */
export function createPartnerHandlers(needs: {
  readonly useCases: UseCases
  readonly publicUrl: string
}): PartnerHandlers {
  const words = wordingOf(needs.useCases.catalogue)
  return {
    ...createPartnerExchangeHandlers({ ...needs, words }),
    ...createPartnerOrderHandlers({ ...needs, words }),
    ...createReportHandlers({ ...needs, words }),
    ...createPartnerWebhookHandlers({ ...needs, words }),
  }
}
