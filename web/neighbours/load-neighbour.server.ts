import { redirect } from 'react-router'
import { answerBody } from '../answer-body.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import type { PageSeo } from '../seo/index.ts'
import { nearestExchange } from './nearest-exchange.ts'
import type { NeighbourKind } from './neighbour.ts'

/** The page of a trade that this exchange has no provider for. Robots stay away while there is nothing to be had. */
export async function loadNeighbour(page: PageContext, kind: NeighbourKind, request: Request) {
  const [{ messages, t }, currencies] = await Promise.all([
    pageTexts(page, ['neighbours']),
    page.calls.currencies().then(answerBody),
  ])
  const seo = {
    title: `${t(`neighbours.${kind}Title`)} · ${page.brand.name}`,
    description: t(`neighbours.${kind}Description`),
    canonical: null,
  } satisfies PageSeo
  const query = new URL(request.url).searchParams
  return { messages, seo, kind, neighbour: nearestExchange(kind, query, currencies) }
}

/** The exchange form posted in this mode, with or without script: its choice becomes the page's address (CALC-02). */
export async function keepChoice(kind: NeighbourKind, request: Request): Promise<Response> {
  const form = await request.formData()
  const query = new URLSearchParams()
  for (const name of ['from', 'to', 'amountFrom']) {
    const value = form.get(name)
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  return redirect(`/${kind}${query.size === 0 ? '' : `?${query}`}`, 303)
}
