import { data, redirect } from 'react-router'
import { openDoor, sessionHeaders, staffSeo, textIn } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Where staff sign in. After a link on another site the browser sends the session only from the next page on. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = openDoor(context)
  const to = pathIn(new URL(request.url).searchParams.get('to'))
  return { seo: staffSeo('Sign in', page.brand.name), brand: page.brand.name, to }
}

/** Email, password and code, all at once: the answer doesn’t reveal which of them is wrong. */
export async function action({ context, request }: Route.ActionArgs) {
  const { page, staff } = openDoor(context)
  const form = await request.formData()
  const given = {
    email: textIn(form, 'email'),
    password: textIn(form, 'password'),
    code: textIn(form, 'code'),
  }
  const answer = await staff.staffSignIn(given, page.caller)
  if (!answer.ok) {
    return data({ problem: answer.body.error.message, email: given.email }, answer.status)
  }
  const headers = sessionHeaders(answer, request, page.clock.now())
  return redirect(pathIn(textIn(form, 'to')), { headers })
}

/** A page of the back office, and nothing that a browser could take for another host. */
function pathIn(to: string | null): string {
  return to !== null && /^\/backoffice(?:[/?][\w./~?=&%+-]*)?$/.test(to) ? to : '/backoffice'
}
