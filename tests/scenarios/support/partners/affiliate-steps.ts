import { expect } from 'vitest'
import {
  customerAddress,
  mustAsk,
  type Placed,
  pay,
  place,
  reach,
  type Shop,
} from '../../../customers/index.ts'
import type { LedgerTotals } from '../books.ts'
import { mailTexts } from '../mails.ts'
import { newOwner, type Owner } from '../owner-steps.ts'
import { PASSWORD, type Person } from '../person.ts'

export type ApprovedAffiliate = Owner & { readonly refId: string }

/** Somebody new who has applied to the affiliate programme. */
export async function newApplicant(shop: Shop): Promise<ApprovedAffiliate> {
  const owner = await newOwner(shop)
  const { body } = await owner.browser.change('POST', '/api/affiliate/apply', {})
  return { ...owner, refId: body.result.refId }
}

/** Decides about an applicant as the operator of the play world does. */
export function decide(shop: Shop, refId: string, status: string) {
  return mustAsk<{ result: true }>(shop, 'POST', `/api/sandbox/affiliates/${refId}`, {
    body: { status },
  })
}

/** Somebody new who was approved. */
export async function newAffiliate(shop: Shop): Promise<ApprovedAffiliate> {
  const applicant = await newApplicant(shop)
  await decide(shop, applicant.refId, 'approved')
  return applicant
}

/** What a call answers to an affiliate. */
export async function askOf(person: Person, path: string) {
  return (await person.ask('GET', `/api/affiliate/${path}`)).body
}

/** Makes an order by an affiliate's link, from nobody's browser. */
export function placeByLink(shop: Shop, refId: string, to = 'eth'): Promise<Placed> {
  return place(shop, { from: 'btc', to, amountFrom: '0.2', refId })
}

/** The same, paid and paid out. */
export async function finishByLink(shop: Shop, refId: string, to = 'eth'): Promise<Placed> {
  const order = await placeByLink(shop, refId, to)
  await pay(shop, order)
  await reach(shop, order, 'finished')
  return order
}

/** Sets an address of a customer's wallet for payouts. */
export async function setAddress(shop: Shop, person: Person, currency: string) {
  const { address } = await customerAddress(shop, currency)
  const asked = { currency, address, password: PASSWORD }
  const { body } = await person.change('POST', '/api/affiliate/address', asked)
  expect(body).toMatchObject({ result: true })
  return address
}

/** Asks for a change as an affiliate. */
export function change({ browser }: Owner, path: string, body: object) {
  return browser.change('POST', `/api/affiliate/${path}`, body)
}

/** The code of the error that a change is refused with. */
export async function refusal(owner: Owner, path: string, body: object) {
  return (await change(owner, path, body)).body.error?.code
}

/** Creates a tool and answers its id. */
export async function newTool(
  owner: Owner,
  body: { readonly type: string; readonly name: string },
) {
  return (await change(owner, 'create-tool', body)).body.result.id as string
}

/** What the ledger owes affiliates. Fails unless every coin sums to zero. */
export async function affiliateBalances(shop: Shop) {
  const { accounts, sums } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  expect(new Set(sums.map(({ sum }) => sum))).toEqual(new Set(['0']))
  return accounts.filter(({ account }) => account.startsWith('affiliate:'))
}

/** Waits for a mail to an address that has a text. */
export function mailSays(shop: Shop, email: string, text: string) {
  const mails = async () => (await mailTexts(shop, email)).join('\n')
  return expect.poll(mails, { timeout: 60_000, interval: 250 }).toContain(text)
}
