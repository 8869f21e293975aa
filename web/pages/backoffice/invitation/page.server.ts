import { data, redirect } from 'react-router'
import { openDoor, sessionHeaders, staffSeo, textIn } from '../../../backoffice/index.ts'
import { drawQr } from '../../../parts/draw-qr.ts'
import type { Route } from './+types/page.ts'

/** Whom the link invites, and the picture for the authenticator. Nothing is used up: programs open links in mails too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { page, staff } = openDoor(context)
  const brand = page.brand.name
  const answer = await staff.staffInvitation({ token: params.token }, page.caller)
  const seo = staffSeo('Invitation', brand)
  if (!answer.ok) {
    return data({ seo, brand, problem: answer.body.error.message, invitation: null }, answer.status)
  }
  const { email, role, totpLink, totpSecret } = answer.body
  const qr = await drawQr(totpLink)
  return data({ seo, brand, problem: null, invitation: { email, role, totpSecret, qr } })
}

/** Takes the invitation, and signs in. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, staff } = openDoor(context)
  const form = await request.formData()
  const name = textIn(form, 'name')
  const given = { name, password: textIn(form, 'password'), code: textIn(form, 'code') }
  const answer = await staff.staffJoin({ token: params.token, ...given }, page.caller)
  if (!answer.ok) return data({ problem: answer.body.error.message, name }, answer.status)
  const headers = sessionHeaders(answer, request, page.clock.now())
  return redirect('/backoffice', { headers })
}
