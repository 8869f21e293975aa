import type { Caller, StaffCalls, StaffMe } from '@causeway/api/contract'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { type PageContext, pageContext } from '../load-context.ts'
import type { FrameData } from './frame-data.ts'

/** What loaders and actions of the back office work with. */
export type StaffPage = {
  readonly page: PageContext
  readonly staff: StaffCalls
  readonly caller: Caller
  readonly me: StaffMe
  readonly frame: FrameData
}

type Asked = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

/**
 * Opens a page of the back office for people who are signed in there; others are sent to sign in, and come back afterwards. On a host where it
 * does not answer, and in other languages than English, the page is not there (404).
 */
export async function openStaffPage({ context, request }: Asked): Promise<StaffPage> {
  const { page, staff } = openDoor(context)
  const { caller } = page
  const answered = await staff.staffMe({}, caller)
  if (!answered.ok) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/backoffice/sign-in?to=${encodeURIComponent(`${pathname}${search}`)}`)
  }
  const me = answered.body
  const { brand, world } = page
  return { page, staff, caller, me, frame: { me, brand: brand.name, world } }
}

/** The same for the pages before signing in. */
export function openDoor(context: Readonly<RouterContextProvider>): {
  readonly page: PageContext
  readonly staff: StaffCalls
} {
  const page = context.get(pageContext)
  const { language, staff } = page
  if (staff === null || language !== 'en') throw data({ code: 'page_not_found', message: '' }, 404)
  return { page, staff }
}
