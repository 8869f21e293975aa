import { offeredLanguages } from '@causeway/content/messages'
import type { Route } from './+types/root.ts'
import type { AccountState } from './account/index.ts'
import { pageTexts } from './i18n/index.ts'
import { type PageContext, pageContext } from './load-context.ts'
import { protectPages } from './protection/index.ts'

export const middleware: Route.MiddlewareFunction[] = [protectPages]

/** What the frame of every page needs. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, language, world } = page
  const [{ messages }, account] = await Promise.all([
    pageTexts(page, ['common', 'errors', 'account']),
    accountOf(page),
  ])
  return {
    messages,
    language,
    offered: offeredLanguages(),
    brand: { name: brand.name },
    world,
    account,
  }
}

/** Who asks for this page. Where it cannot be known the page is shown all the same, and its header asks once more. */
async function accountOf({ calls, caller }: PageContext): Promise<AccountState> {
  if ((caller.session ?? null) === null) return { kind: 'out' }
  const answer = await calls.user(caller, ['email'])
  if (!answer.ok) return { kind: 'unknown' }
  const email = answer.body.user?.email
  return email === undefined ? { kind: 'out' } : { kind: 'in', email }
}
