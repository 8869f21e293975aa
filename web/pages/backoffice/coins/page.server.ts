import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, pageNumber, pagesBeside, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** The coins that are asked for, as they are in force. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, staff } = await openStaffPage({ context, request })
  const query = new URL(request.url).searchParams
  const q = query.get('q')?.slice(0, 100) ?? ''
  const isChanged = query.get('changed') === '1'
  const page = pageNumber(query)
  const found = answerBody(
    await staff.deskCoins({ q, page: `${page}`, ...(isChanged && { changed: '1' }) }, caller),
  )
  return {
    seo: staffSeo('Coins', frame.brand),
    frame,
    found,
    filter: { q, isChanged },
    ...pagesBeside(
      '/backoffice/coins',
      { q, changed: isChanged ? '1' : '' },
      { page, pages: found.pages },
    ),
  }
}
