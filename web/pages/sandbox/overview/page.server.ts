import type { Answer } from '@causeway/api/contract'
import { data } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import { countriesByName } from '../../../countries-by-name.server.ts'
import { pageTexts } from '../../../i18n/page-texts.ts'
import { pageContext } from '../../../load-context.ts'
import type { PageSeo } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { playSandbox } from './play-sandbox.server.ts'

/** The sandbox as it stands: chains, providers, clock, books, mail. In a real world there is none (404). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { calls, caller, sandbox, world } = page
  if (world !== 'play') throw data({ code: 'page_not_found', message: '' }, 404)
  const { messages, t } = await pageTexts(page, ['sandbox', 'lostPayment'])
  const seo = {
    title: t('sandbox.metaTitle'),
    description: t('sandbox.metaDescription'),
    canonical: null,
  } satisfies PageSeo
  const query = new URL(request.url).searchParams
  const asked = { order: query.get('order') ?? '', wallet: query.get('wallet') ?? '' }
  const coins = answerBody(await calls.currencies())
    .filter(({ isFiat }) => !isFiat)
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName, 'en'))
  if (sandbox === null) return { messages, seo, asked, coins, state: null }
  const [stateNow, ledger, mails, names, funds, fiat, facts, wallet] = await Promise.all([
    sandbox.state(),
    sandbox.ledgerTotals(),
    sandbox.mails(),
    sandbox.names(),
    sandbox.fundsRequests(),
    sandbox.fiatOrders(),
    sandbox.facts(),
    asked.wallet === '' ? null : sandbox.wallet({ address: asked.wallet }),
  ])
  return {
    messages,
    seo,
    asked,
    coins,
    state: {
      world: answerBody(stateNow),
      ledger: bodyOrNull(ledger),
      mails: bodyOrNull(mails)?.mails ?? null,
      names: bodyOrNull(names)?.names ?? [],
      fiatOrders: bodyOrNull(fiat)?.orders ?? [],
      facts: answerBody(facts),
      country: caller.country,
      countries: countriesByName(page.language),
      fundsRequests: bodyOrNull(funds)?.requests ?? [],
      payments: wallet === null ? null : (bodyOrNull(wallet)?.payments ?? []),
    },
  }
}

/** Turns one of the world's switches. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const { calls, caller, sandbox } = page
  if (sandbox === null) throw data({ code: 'sandbox_refused', message: '' }, 403)
  const { t } = await pageTexts(page, ['sandbox'])
  const { setCookie, ...outcome } = await playSandbox(
    { calls, caller, sandbox, t },
    await request.formData(),
  )
  return data(outcome, setCookie === undefined ? {} : { headers: { 'set-cookie': setCookie } })
}

function bodyOrNull<T>(answer: Answer<T>): T | null {
  return answer.ok ? answer.body : null
}
