import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, pageNumber, pagesBeside, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

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
    ...pagesBeside(
      '/backoffice/wallets',
      { q, needsLook: needsLook ? '1' : '' },
      { page, pages: found.pages },
    ),
  }
}
