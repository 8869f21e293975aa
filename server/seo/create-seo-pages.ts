import type { Catalogue } from '@causeway/core/currencies'
import type { FiatProvider } from '@causeway/core/fiat'
import {
  type SeoAddresses,
  type SeoCombinations,
  seoAddresses,
  seoCombinations,
} from './seo-addresses.ts'

/** Which SEO pages there are at this moment. */
export type SeoPages = {
  readonly combinations: () => Promise<SeoCombinations>
  readonly addresses: () => Promise<readonly SeoAddresses[]>
}

export type SeoPagesNeeds = {
  readonly catalogue: Catalogue
  readonly fiat: { readonly providers: () => Promise<readonly FiatProvider[]> }
}

/** The pages of a catalogue; those of buying come and go with the providers that sell (PAGE-05). */
export function createSeoPages({ catalogue, fiat }: SeoPagesNeeds): SeoPages {
  const kept = new Map<boolean, ReturnType<typeof pagesOf>>()

  function pagesOf(isSelling: boolean) {
    const combinations = seoCombinations(catalogue, isSelling)
    return { combinations, addresses: seoAddresses(combinations) }
  }

  async function now() {
    const isSelling = (await fiat.providers()).some(({ facts }) => facts.sides.includes('buy'))
    const pages = kept.get(isSelling) ?? pagesOf(isSelling)
    kept.set(isSelling, pages)
    return pages
  }

  return {
    combinations: async () => (await now()).combinations,
    addresses: async () => (await now()).addresses,
  }
}
