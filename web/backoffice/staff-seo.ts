import type { PageSeo } from '../seo/index.ts'

/** What a page of the back office says of itself: no robot is to keep it. */
export function staffSeo(title: string, brand: string): PageSeo {
  const whole = `${title} · ${brand} back office`
  return { title: whole, description: whole, canonical: null }
}
