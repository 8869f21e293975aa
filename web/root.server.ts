import { offeredLanguages } from '@causeway/content/messages'
import type { Route } from './+types/root.ts'
import { pageTexts } from './i18n/index.ts'
import { pageContext } from './load-context.ts'

/** What the frame of every page needs. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, language, world } = page
  const { messages } = await pageTexts(page, ['common', 'errors'])
  return { messages, language, offered: offeredLanguages(), brand: { name: brand.name }, world }
}
