import type { SiteFacts } from '@causeway/content/site'
import type { StructuredData } from './page-seo.ts'

/** Who runs the site, as far as the operator says: what is unknown is left out (PAGE-02). */
export function organizationData({
  brand,
  publicUrl,
  site,
}: {
  readonly brand: { readonly name: string; readonly supportEmail: string | null }
  readonly publicUrl: string
  readonly site: SiteFacts
}): StructuredData {
  const { address, legalName } = site.company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    ...(legalName === null ? {} : { legalName }),
    ...(address === null ? {} : { address }),
    ...(brand.supportEmail === null ? {} : { email: brand.supportEmail }),
    ...(site.social.length === 0 ? {} : { sameAs: site.social.map(({ url }) => url) }),
  }
}
