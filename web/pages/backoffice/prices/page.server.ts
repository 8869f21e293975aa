import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, pageNumber, pagesBeside, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Prices of the coins that are asked for, and their sources. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const query = new URL(request.url).searchParams
  const q = query.get('q')?.slice(0, 100) ?? ''
  const isClosed = query.get('closed') === '1'
  const page = pageNumber(query)
  const found = answerBody(
    await staff.deskPrices({ q, page: `${page}`, ...(isClosed && { closed: '1' }) }, caller),
  )
  return {
    seo: staffSeo('Prices', frame.brand),
    frame,
    found,
    filter: { q, isClosed },
    ...pagesBeside(
      '/backoffice/prices',
      { q, closed: isClosed ? '1' : '' },
      { page, pages: found.pages },
    ),
  }
}
