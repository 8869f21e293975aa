import type { ClientCalls, EstimateRequest } from '@causeway/api/contract'

/** Everything that is priced, or binds to a price. */
type PricedCalls = Pick<ClientCalls, 'createTransaction' | 'estimate' | 'upsaleEstimate'>

/**
 * The calls, with the commission of the widget that the page stands in; on the site itself they are as they were. The document
 * says it before any script runs.
 */
export function withCommission<Given extends Partial<PricedCalls>>(calls: Given): Given {
  const text = globalThis.document?.documentElement.dataset.widgetCommission
  if (!text) return calls
  const commission: NonNullable<EstimateRequest['commission']> = JSON.parse(text)
  const { createTransaction, estimate, upsaleEstimate } = calls
  return {
    ...calls,
    ...(estimate && { estimate: (asked) => estimate({ ...asked, commission }) }),
    ...(upsaleEstimate && { upsaleEstimate: (asked) => upsaleEstimate({ ...asked, commission }) }),
    ...(createTransaction && {
      createTransaction: (asked) => createTransaction({ ...asked, commission }),
    }),
  } satisfies Partial<PricedCalls>
}
