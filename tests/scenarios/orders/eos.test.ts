// door: HTTP, chain
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Application,
  apply,
  ask,
  followUntil,
  misbehave,
  mustAsk,
  type Placed,
  pay,
  placedOrder,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'
const NEWER_KEY = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63'
const COST = '0.44'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('eos')
})
afterAll(() => stopShop(shop))

type Named = { readonly result: { readonly name: string } }
const nameLike = async (baseWord: string) =>
  (await mustAsk<Named>(shop, 'GET', `/api/eos/name?${new URLSearchParams({ baseWord })}`)).result
    .name

type Estimated = Readonly<Record<string, string | null>>
const estimateTo = (more: object) =>
  mustAsk<Estimated>(shop, 'POST', '/api/exchange/estimate', {
    body: { from: 'btc', to: 'eos', amountFrom: '0.004', ...more },
  })

/** A create call whose payout makes the account. */
async function applyForAccount(name: string, more: object = {}): Promise<Application> {
  const application = await apply(shop, { from: 'btc', to: 'eos' })
  const body = {
    ...application.body,
    destinationAddress: name,
    extraId: '',
    newAccountKey: KEY,
    ...more,
  }
  return { ...application, body, destination: { address: name, extraId: null } }
}

async function placeForAccount(name: string, more: object = {}): Promise<Placed> {
  const application = await applyForAccount(name, more)
  const made = await submit(shop, application)
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
  return placedOrder(application, made.body)
}

const refused = (status: number, code: string) => ({ status, body: { error: { code } } })

test('[EXCH-09.1,2] an account’s cost, and free names like a word', async () => {
  expect(await mustAsk(shop, 'GET', '/api/eos/account-cost')).toEqual({
    result: { cost: COST, currency: 'eos' },
  })
  expect(await nameLike('alicewonders')).toBe('alicewonders')
  const names = await Promise.all(['Alice', 'Ülrich 2009', '', '山', '12345'].map(nameLike))
  for (const name of names) expect(name).toMatch(/^[a-z][a-z1-5]{11}$/)
  expect(names[0]).toMatch(/^alice/)
  expect(await ask(shop, 'GET', '/api/eos/name?baseWord=a&more=b')).toMatchObject(
    refused(400, 'unknown_field'),
  )
})

test('[EXCH-09.3] the cost is part of the network fee, at floating and at guaranteed rate', async () => {
  for (const isFixedRate of [false, true]) {
    const plain = await estimateTo({ isFixedRate })
    const making = await estimateTo({ isFixedRate, newAccount: true })
    expect(plain).toMatchObject({ accountCost: null })
    expect(making).toMatchObject({ accountCost: COST })
    expect(Number(making.networkFee)).toBeCloseTo(Number(plain.networkFee) + Number(COST), 4)
    // Of one reply: the market moves between two.
    const beforeFee = Number(making.amountToNoNetFee)
    expect(Number(making.amountTo)).toBeCloseTo(beforeFee - Number(making.networkFee), 4)
  }
  const other = { from: 'btc', to: 'eth', amountFrom: '0.004', newAccount: true }
  expect(await ask(shop, 'POST', '/api/exchange/estimate', { body: other })).toMatchObject(
    refused(422, 'new_account_not_offered'),
  )
})

test.each([
  ['alice', {}, 'account_name_length'],
  ['alice.wonder', {}, 'account_name_dot'],
  ['alicewonder9', {}, 'account_name_characters'],
  ['1alicewonder', {}, 'account_name_first'],
  ['alicewonder1', { newAccountKey: KEY.replace(/V$/, 'W') }, 'account_key_malformed'],
  [
    'alicewonder1',
    { newAccountKey: '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3' },
    'account_key_private',
  ],
])('[EXCH-09.6] no account is made for %s %o: %s', async (name, more, code) => {
  expect(await submit(shop, await applyForAccount(name, more))).toMatchObject(refused(422, code))
})

test('[EXCH-09.6] an account that is not there is not paid without being made', async () => {
  const { newAccountKey: _, ...body } = (await applyForAccount('nobodyishere')).body as {
    newAccountKey: string
  }
  const application = await applyForAccount('nobodyishere')
  expect(await submit(shop, { ...application, body })).toMatchObject(
    refused(422, 'account_missing'),
  )
})

test.each([
  { isFixedRate: false, newAccountKey: KEY },
  { isFixedRate: true, newAccountKey: NEWER_KEY },
])('[EXCH-09.5,6] the account is made with the payout, $isFixedRate', async (more) => {
  const name = await nameLike('')
  const { rateId } = more.isFixedRate
    ? await estimateTo({ isFixedRate: true, newAccount: true })
    : { rateId: null }
  const order = await placeForAccount(name, { ...more, rateId })
  expect(order.created).toMatchObject({
    payoutAddress: name,
    newAccount: { name, cost: COST },
  })
  await pay(shop, order)
  const ended = await reach(shop, order, 'finished')
  expectOnePayout(shop, order, ended)
  expect(await nameLike(name), 'the name is taken now').not.toBe(name)
  expect(await submit(shop, await applyForAccount(name))).toMatchObject(
    refused(409, 'account_name_taken'),
  )
  await expectClosedBooks(shop)
})

test('[EXCH-09.3] a guaranteed quote without the account’s cost is not good for one with it', async () => {
  const { rateId } = await estimateTo({ isFixedRate: true })
  const application = await applyForAccount(await nameLike(''), { isFixedRate: true, rateId })
  expect(await submit(shop, application)).toMatchObject(refused(409, 'rate_id_mismatch'))
})

test('[EXCH-09.7] a name that somebody took meanwhile loses nothing: another one is chosen', async () => {
  const name = await nameLike('')
  const first = await placeForAccount(name)
  const second = await placeForAccount(name)
  await pay(shop, first)
  await reach(shop, first, 'finished')
  await pay(shop, second)
  await followUntil(shop, second, ({ status }) => status === 'hold')
  expect(await read(shop, second)).toMatchObject({
    holdReason: 'account_taken',
    choices: ['refund'],
    payoutTxId: null,
  })
  const path = `/api/transactions/${second.id}`
  const rename = (newAccountName: string, secret = second.secret) =>
    ask(shop, 'PATCH', path, { body: { newAccountName, holderSecret: secret } })
  expect(await rename(name)).toMatchObject(refused(409, 'account_name_taken'))
  expect(await rename('short')).toMatchObject(refused(422, 'account_name_length'))
  const other = await nameLike('')
  expect(await rename(other, 'x')).toMatchObject(refused(403, 'not_the_holder'))
  expect((await rename(other)).status).toBe(200)
  const ended = await reach(shop, second, 'finished')
  expect(ended).toMatchObject({ payoutAddress: other, newAccount: { name: other, cost: COST } })
  expectOnePayout(shop, { ...second, destination: { address: other, extraId: null } }, ended)
  expect(await rename(await nameLike(''))).toMatchObject(refused(409, 'choice_not_offered'))
  await expectClosedBooks(shop)
})

test('[EXCH-09.2] while the network does not answer nobody says that a name is free', async () => {
  await misbehave(shop, 'chains/eos', 'down')
  expect(await ask(shop, 'GET', '/api/eos/name?baseWord=alice')).toMatchObject(
    refused(503, 'account_names_unreachable'),
  )
  await misbehave(shop, 'chains/eos', 'ok')
})
