import { lazyView } from '../client-page/index.ts'
import type { AddressStepProps } from './address-step.tsx'
import type { DealPage } from './load-deal.server.ts'

/** The second step of buying and selling: most visitors of the first never come to it. */
export const lazyAddressStep = lazyView<AddressStepProps>(
  async () => (await import('./address-step.tsx')).AddressStep,
)

/** What a page of buying or selling fetches when it is first used. */
export const lazyDealStep = {
  load: lazyAddressStep.load,
  isShown: ({ loaderData }: { readonly loaderData: Pick<DealPage, 'taken'> }) =>
    loaderData.taken !== null,
}
