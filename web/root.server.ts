import type { Route } from './+types/root.ts'
import { pageTexts } from './i18n/index.ts'
import { pageContext } from './load-context.ts'

/** What the frame of every page needs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, world } = context.get(pageContext)
  const { messages } = await pageTexts(['common', 'errors'])
  return { messages, brand: { name: brand.name }, world }
}
