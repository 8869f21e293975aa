import { type FormState, pageOfCategory, wireAmount } from '../form/index.ts'

/** The address of a purchase or a sale with everything chosen so far, and of its step after the offers (BUY-07, BUY-10). */
export function dealPath(
  {
    category,
    from,
    to,
    typed,
    place,
  }: Pick<FormState, 'category' | 'from' | 'to' | 'typed' | 'place'>,
  provider: string | null = null,
): string {
  const query = new URLSearchParams({ from, to })
  const amount = wireAmount(typed)
  if (amount !== '') query.set('amount', amount)
  if (place !== null) query.set('country', place.country)
  if (place?.state) query.set('state', place.state)
  if (provider !== null) query.set('provider', provider)
  return `${pageOfCategory(category)}?${query}`
}
