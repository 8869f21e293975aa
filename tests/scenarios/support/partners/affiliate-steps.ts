import { randomUUID } from 'node:crypto'
import type { CreateTransactionReply } from '@causeway/api/contract'
import { expect } from 'vitest'
import {
  apply,
  customerAddress,
  mustAsk,
  type Placed,
  pay,
  placedOrder,
  reach,
  type Shop,
} from '../../../customers/index.ts'
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
export async function placeByLink(shop: Shop, refId: string, to = 'eth'): Promise<Placed> {
  const application = await apply(shop, { from: 'btc', to, amountFrom: '0.2' })
  const made = await mustAsk<CreateTransactionReply>(shop, 'POST', '/api/transactions', {
    body: { ...application.body, userMeta: { refId } },
    headers: { 'idempotency-key': randomUUID() },
  })
  return placedOrder(application, made)
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
