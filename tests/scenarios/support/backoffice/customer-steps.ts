import { expect } from 'vitest'
import { apply, type Person, type Placed, personAt, placedOrder } from '../../../customers/index.ts'
import type { RunningProduct } from '../../../support/index.ts'
import { newAddress, signUpAt, userOf } from '../person.ts'
import type { Member } from './staff-steps.ts'

/** A shop with two administrators and one member of the role support. */
export type CustomerDesk = {
  readonly shop: RunningProduct
  readonly databaseUrl: string
  readonly anna: Member
  readonly bert: Member
  readonly support: Member
}

/** Somebody with an account, and the browser that made it. */
export type Customer = { readonly person: Person; readonly email: string; readonly id: string }

/** Signs somebody up, behind a proxy that names the address. */
export async function newCustomer({ shop }: CustomerDesk): Promise<Customer> {
  const person = personAt(shop, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
    'x-forwarded-for': '203.0.113.7',
  })
  const { email } = await signUpAt(shop, person, { email: newAddress() })
  const { id } = await userOf(person, 'id,email')
  return { person, email, id: String(id) }
}

/** An order of theirs, not paid yet. */
export async function orderOf({ shop }: CustomerDesk, { person }: Customer): Promise<Placed> {
  const application = await apply(shop, { from: 'ltc', to: 'btc' })
  const headers = { 'idempotency-key': application.key }
  const made = await person.ask('POST', '/api/transactions', { body: application.body, headers })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return placedOrder(application, made.body as never)
}
