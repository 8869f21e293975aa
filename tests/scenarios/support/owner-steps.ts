import type {
  CreateTransactionReply,
  FavouritesReply,
  TransactionOut,
  TransactionReply,
  TransactionsReply,
} from '@causeway/api/contract'
import { expect } from 'vitest'
import {
  apply,
  mustAsk,
  type Placed,
  placedOrder,
  type Refused,
  type Shop,
  type Wish,
} from '../../customers/index.ts'
import { PASSWORD, type Person, personAt, signInAt, signUpAt } from './person.ts'

export type Owner = { readonly browser: Person; readonly email: string }

/** Somebody new with an account, signed in in a browser. */
export async function newOwner(shop: Shop, browser = personAt(shop)): Promise<Owner> {
  const { email } = await signUpAt(shop, browser)
  return { browser, email }
}

/** The same person in another browser, which holds nothing. */
export async function elsewhere(shop: Shop, { email }: Owner): Promise<Person> {
  const browser = personAt(shop)
  const signedIn = await signInAt(browser, { email, password: PASSWORD })
  expect(signedIn.body, JSON.stringify(signedIn.body)).toMatchObject({ result: true })
  return browser
}

/** Sends an order from a browser; answers what it asked for and the reply. */
export async function submitFrom(
  shop: Shop,
  browser: Person,
  wish: Wish,
  headers: Readonly<Record<string, string>> = {},
) {
  const application = await apply(shop, wish)
  const reply = await browser.ask<CreateTransactionReply & Refused>('POST', '/api/transactions', {
    body: application.body,
    headers: { 'idempotency-key': application.key, ...headers },
  })
  return { application, ...reply }
}

/** Makes an order from a browser. Throws where it is refused. */
export async function placeFrom(shop: Shop, browser: Person, wish: Wish): Promise<Placed> {
  const { application, status, body } = await submitFrom(shop, browser, wish)
  if (status !== 201) throw new Error(`The order was refused: ${JSON.stringify(body)}`)
  return placedOrder(application, body)
}

/** The orders of a browser's history, newest first. */
export async function listed(browser: Person, query = ''): Promise<readonly string[]> {
  const { body } = await browser.ask<TransactionsReply>('GET', `/api/transactions?page=1${query}`)
  return body.payouts.map(({ transactionId }) => transactionId)
}

/** An order as a browser sees it. */
export async function readFrom(browser: Person, { id }: Placed): Promise<TransactionOut> {
  const { body } = await browser.ask<TransactionReply>('GET', `/api/transactions/${id}`)
  return body.transaction
}

/** Whether a browser may order at a fixed rate. */
export async function abilityOf(browser: Person): Promise<unknown> {
  const body = { currencyFrom: 'eth', currencyTo: 'usdc' }
  return (await browser.ask('POST', '/api/exchange/fixed-rate-ability', { body })).body
}

/** The addresses that a browser is offered. */
export async function favouritesOf(browser: Person, currency: string, type = 'payout') {
  const path = `/api/addresses/favourites?currency=${currency}&type=${type}`
  return (await browser.ask<FavouritesReply>('GET', path)).body.result
}

/** The statuses of those of a holder's orders that a list shows as in progress. */
export async function inProgress(
  shop: Shop,
  { secret }: Pick<Placed, 'secret'>,
): Promise<readonly string[]> {
  const path = '/api/transactions?status=in-progress'
  const headers = { 'x-holder-secret': secret }
  const { payouts } = await mustAsk<TransactionsReply>(shop, 'GET', path, { headers })
  return payouts.map(({ status }) => status)
}
