import type { Caller, StaffCalls } from '@causeway/api/contract'
import { data, redirect } from 'react-router'
import {
  askedOf,
  openDoor,
  readPasskey,
  sessionHeaders,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Where staff sign in. After a link on another site the browser sends the session only from the next page on. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = openDoor(context)
  const to = pathIn(new URL(request.url).searchParams.get('to'))
  return { seo: staffSeo('Sign in', page.brand.name), brand: page.brand.name, to }
}

/** Signs in, or says what a passkey is to answer for it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { page, staff } = openDoor(context)
  const form = await request.formData()
  if (textIn(form, 'act') === 'sign-in-options') {
    const asked = askedOf(await staff.staffPasskeySignInOptions({}, page.caller))
    return data({ asked, problem: null, email: '' })
  }
  const email = textIn(form, 'email')
  const answer = await signIn(staff, page.caller, form)
  if (!answer.ok) {
    return data({ asked: null, problem: answer.body.error.message, email }, answer.status)
  }
  const headers = sessionHeaders(answer, request, page.clock.now())
  return redirect(pathIn(textIn(form, 'to')), { headers })
}

/** By passkey; or by email, password and code, all at once: the answer doesn’t reveal which of them is wrong. */
function signIn(staff: StaffCalls, caller: Caller, form: FormData) {
  if (textIn(form, 'act') === 'passkey') {
    return staff.staffPasskeySignIn({ response: readPasskey(textIn(form, 'passkey')) }, caller)
  }
  const given = { email: textIn(form, 'email'), password: textIn(form, 'password') }
  return staff.staffSignIn({ ...given, code: textIn(form, 'code') }, caller)
}

/** A page of the back office, and nothing that a browser could take for another host. */
function pathIn(to: string | null): string {
  return to !== null && /^\/backoffice(?:[/?][\w./~?=&%+-]*)?$/.test(to) ? to : '/backoffice'
}
