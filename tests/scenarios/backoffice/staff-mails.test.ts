// door: HTTP, command
import type { StaffMemberOut } from '@causeway/api/contract'
import { afterAll, expect, type TestContext, test, vi } from 'vitest'
import { administratorsAt, approve, codeOf, reason } from '../support/backoffice/proposal-steps.ts'
import { openPricedShop, type PricedShop } from '../support/backoffice/real-prices.ts'
import {
  addByCommand,
  askOffice,
  joinBy,
  type Member,
  officeOf,
  tokenIn,
} from '../support/backoffice/staff-steps.ts'

type Stand = PricedShop & { readonly both: readonly [Member, Member] }

let opened: Promise<Stand> | undefined
/** A shop with real money, a mail server and two administrators. */
function stand(context: TestContext): Promise<Stand> {
  opened ??= openPricedShop(context, 'staff-mails').then(async (priced) => ({
    ...priced,
    both: await administratorsAt(priced.shop, priced.place),
  }))
  return opened
}
afterAll(async () => (await opened)?.stop())

const soon = { timeout: 60_000, interval: 200 }

test('[OPS-05.11] an invitation and a new link come by mail, to the member alone, in English', async (context) => {
  const { both, mailServer, shop } = await stand(context)
  const [anna, bert] = both
  const invite = { email: 'carl@shop.example', role: 'support', reason }
  const { body } = await anna.ask('POST', '/staff', invite)
  expect(body).toMatchObject({ state: 'waiting', invitationPath: null })
  expect(mailsTo(mailServer, invite.email)).toEqual([])
  const approved = await approve(bert, body.id)
  expect(approved.body).toMatchObject({ state: 'executed', invitationPath: null })
  const [mail = ''] = await vi.waitUntil(() => arrived(mailServer, invite.email, 1), soon)
  expect(mail).toMatch(/^Subject: Causeway back office: your invitation/m)
  expect(mail).toContain('Your role: support.')
  expect(mail).toContain(`${officeOf(shop).url}/backoffice/invitation/`)
  await vi.waitUntil(async () => (await mailState(anna, invite.email)) === 'sent', soon)

  const carl = await joinBy(shop, tokenIn(mail), 'Carl')
  expect(await memberBy(anna, invite.email)).toMatchObject({ state: 'active', invitation: null })
  const { id } = await memberBy(anna, invite.email)
  const again = await anna.ask('POST', `/staff/${id}/reset`, { reason })
  const reset = await approve(bert, again.body.id)
  expect(reset.body).toMatchObject({ state: 'executed', invitationPath: null })
  expect(codeOf(await carl.ask('GET', '/me'))).toBe('staff_signed_out')
  const mails = await vi.waitUntil(() => arrived(mailServer, invite.email, 2), soon)
  await joinBy(shop, tokenIn(mails[1] ?? ''), 'Carl')
})

test('[OPS-05.11] staff see that a mail failed, and send a new link that ends the one before', async (context) => {
  const { both, mailServer, place, shop } = await stand(context)
  const [anna, bert] = both
  const invite = { email: 'dora@shop.example', role: 'viewer', reason }
  mailServer.refused.add(invite.email)
  const { body } = await anna.ask('POST', '/staff', invite)
  await approve(bert, body.id)
  await vi.waitUntil(async () => (await mailState(anna, invite.email)) === 'failed', soon)
  mailServer.refused.delete(invite.email)

  const { id } = await memberBy(anna, invite.email)
  const send = (by: Member) => by.ask('POST', `/staff/${id}/invitation`)
  expect((await send(anna)).body).toEqual({ result: true })
  const [first = ''] = await vi.waitUntil(() => arrived(mailServer, invite.email, 1), soon)
  await vi.waitUntil(async () => (await mailState(anna, invite.email)) === 'sent', soon)
  expect((await send(bert)).body).toEqual({ result: true })
  const mails = await vi.waitUntil(() => arrived(mailServer, invite.email, 2), soon)
  const old = await askOffice(shop, 'POST', '/invitation', { body: { token: tokenIn(first) } })
  expect(codeOf(old)).toBe('token_old')
  const dora = await joinBy(shop, tokenIn(mails[1] ?? ''), 'Dora')
  expect(codeOf(await send(anna))).toBe('staff_not_invited')
  expect(codeOf(await send(dora))).toBe('staff_role_missing')
  const { entries } = (await anna.ask('GET', '/audit')).body as { entries: object[] }
  const action = 'staff.invitation_mailed_again'
  expect(entries).toContainEqual(
    expect.objectContaining({ action, subject: `staff:${id}`, actor: bert.email }),
  )

  // The command prints the link, and mails nothing.
  await addByCommand(place, 'erik@shop.example', 'viewer')
  expect(await memberBy(anna, 'erik@shop.example')).toMatchObject({ invitation: { mail: null } })
  expect(mailsTo(mailServer, 'erik@shop.example')).toEqual([])
})

type MailServer = Stand['mailServer']

/** Texts of what came to an address, oldest first. */
function mailsTo({ mails }: MailServer, email: string): readonly string[] {
  return mails
    .filter(({ to }) => to === email)
    .map(({ raw }) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

function arrived(mailServer: MailServer, email: string, count: number) {
  const mails = mailsTo(mailServer, email)
  return mails.length === count ? mails : null
}

async function memberBy(asker: Member, email: string): Promise<StaffMemberOut> {
  const members = (await asker.ask('GET', '/staff')).body.members as StaffMemberOut[]
  const found = members.find((member) => member.email === email)
  if (found === undefined) throw new Error(`No member ${email}`)
  return found
}

async function mailState(asker: Member, email: string) {
  return (await memberBy(asker, email)).invitation?.mail
}
