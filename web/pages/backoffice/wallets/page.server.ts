import { answerBody } from '../../../answer-body.ts'
import {
  type Acted,
  actOn,
  codeThenAct,
  keepTyped,
  openStaffPage,
  pageNumber,
  pagesBeside,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'
import { readPlace, type WantedMove } from './cold-place.ts'

/** Stock and addresses of the coins that are asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const query = new URL(request.url).searchParams
  const q = query.get('q')?.slice(0, 100) ?? ''
  const needsLook = query.get('needsLook') === '1'
  const page = pageNumber(query)
  const found = answerBody(
    await staff.wallets({ q, page: `${page}`, ...(needsLook && { needsLook: '1' }) }, caller),
  )
  return {
    seo: staffSeo('Wallets', frame.brand),
    frame,
    found,
    filter: { q, needsLook },
    wanted: wantedMove(query),
    ...pagesBeside(
      '/backoffice/wallets',
      { q, needsLook: needsLook ? '1' : '' },
      { page, pages: found.pages },
    ),
  }
}

/** The coin and amount that a link fills the form with; null where it names none. */
function wantedMove(query: URLSearchParams): WantedMove | null {
  const [asset, amount] = [query.get('move') ?? '', query.get('amount') ?? '']
  return asset !== '' && /^\d{1,40}(?:\.\d{1,40})?$/.test(amount) ? { asset, amount } : null
}

/** Proposes to move coins to cold storage. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const opened = await openStaffPage({ context, request })
  const form = await request.formData()
  const asked = {
    asset: textIn(form, 'asset'),
    amount: textIn(form, 'amount').trim(),
    ...readPlace(textIn(form, 'place')),
    reason: textIn(form, 'reason'),
  }
  const answer = await codeThenAct(opened, form, () =>
    opened.staff.proposeColdMove(asked, opened.caller),
  )
  return keepTyped(actOn(answer, '', ''), form)
}
