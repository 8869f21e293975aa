import type { ReviewsReply } from '@causeway/api/contract'
import type { StructuredData } from '../../../seo/index.ts'

/** The ratings for machines (schema.org), about this exchange as an organisation; null where nobody has rated it yet. */
export function ratingData(
  { brand, publicUrl }: { readonly brand: { readonly name: string }; readonly publicUrl: string },
  { average, count }: ReviewsReply,
): StructuredData | null {
  if (average === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: publicUrl,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
