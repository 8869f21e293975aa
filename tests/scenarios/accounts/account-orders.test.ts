// door: HTTP, chain
import type { TransactionReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { advanceClock, pay, place, type Refused, reach } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { mailTexts } from '../support/mails.ts'
import {
  abilityOf,
  elsewhere,
  favouritesOf,
  listed,
  newOwner,
  placeFrom,
  readFrom,
  submitFrom,
} from '../support/owner-steps.ts'
import { PASSWORD, type Person, personAt } from '../support/person.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('account_orders')
  await awaitStock(shop, { from: 'eth', to: 'usdc', amountFrom: '0.06', isFixedRate: true })
})
afterAll(() => stopShop(shop))

const float = { from: 'eth', to: 'usdc' } as const
const fixed = { ...float, isFixedRate: true } as const

describe('the history', () => {
  test('[TRACK-06.1,2,5] a guest’s orders of this browser join at sign-in, and are found in every other', async () => {
    const browser = personAt(shop)
    const guests = await placeFrom(shop, browser, float)
    const person = await newOwner(shop, browser)
    const own = await placeFrom(shop, browser, float)
    expect(await listed(browser)).toEqual([own.id, guests.id])
    const other = await elsewhere(shop, person)
    expect([...other.cookies.keys()].filter((name) => name.includes('holder'))).toEqual([])
    expect(await listed(other)).toEqual([own.id, guests.id])
    expect(await listed(other, '&status=in-progress')).toEqual([own.id, guests.id])
    expect(await listed(other, '&status=finished')).toEqual([])
    expect((await readFrom(other, guests)).isOwner).toBe(true)
  })

  test('[TRACK-06.12] whoever has an order’s ID finds its page there, without an account or a script', async () => {
    const { id } = await placeFrom(shop, personAt(shop), float)
    const find = (typed: string, language = '') =>
      fetch(`${shop.url}${language}/history?order=${encodeURIComponent(typed)}`, {
        redirect: 'manual',
      })
    for (const typed of [id, ` ${id} `, `${shop.url}/transaction/${id}#k=abc`]) {
      const { headers, status } = await find(typed, '/de')
      expect(status).toBe(302)
      expect(headers.get('location')).toBe(`/de/transaction/${id}`)
    }
    const unknown = await find('n0-such-order')
    expect(unknown.status).toBe(200)
    expect(await unknown.text()).toContain('There is no order with the ID “n0-such-order”.')
    expect(await (await find('two words')).text()).toContain('Enter the order ID first.')
  })

  test('[TRACK-06.6] nobody takes an order from an account, whatever secrets he holds', async () => {
    const owner = await newOwner(shop)
    const order = await placeFrom(shop, owner.browser, float)
    const thief = personAt(shop)
    const holder = { holderSecret: order.secret }
    await thief.ask('POST', `/api/transactions/${order.id}/holder`, { body: holder })
    const signedIn = await newOwner(shop, thief)
    // What he holds he sees in this browser; it is not his account's.
    expect(await listed(thief)).toEqual([order.id])
    expect(await listed(await elsewhere(shop, signedIn))).toEqual([])
    expect(await listed(await elsewhere(shop, owner))).toEqual([order.id])
  })

  test('[TRACK-06.6,11] the owner changes his order by his session, from our own pages only; a stranger never', async () => {
    const owner = await newOwner(shop)
    const order = await placeFrom(shop, owner.browser, float)
    const other = await elsewhere(shop, owner)
    const change = (browser: Person, headers = {}) =>
      browser.ask<Refused & TransactionReply>('PATCH', `/api/transactions/${order.id}`, {
        body: { refundAddress: order.refund.address },
        headers,
      })
    expect(await change(other, { origin: 'https://elsewhere.example' })).toMatchObject({
      status: 403,
      body: { error: { code: 'other_origin' } },
    })
    expect(await change(other)).toMatchObject({ status: 200 })
    const stranger = (await newOwner(shop)).browser
    expect(await change(stranger)).toMatchObject({
      status: 403,
      body: { error: { code: 'not_the_holder' } },
    })
    const { isOwner, refundAddress } = await readFrom(stranger, order)
    expect({ isOwner, refundAddress }).toEqual({ isOwner: false, refundAddress: null })
  })

  test('[TRACK-06.9] signing out leaves nothing of the orders in the browser', async () => {
    const { browser } = await newOwner(shop)
    const order = await placeFrom(shop, browser, float)
    const body = { no_redirect: true, _csrf: await browser.csrf() }
    expect(await browser.ask('POST', '/api/auth/logout', { body })).toMatchObject({ status: 200 })
    expect([...browser.cookies.keys()].filter((name) => /holder|session/.test(name))).toEqual([])
    expect(await listed(browser)).toEqual([])
    expect((await readFrom(browser, order)).isOwner).toBe(false)
  })

  test('[TRACK-06.11] a page of another site cannot make an order in somebody’s account', async () => {
    const { browser } = await newOwner(shop)
    const { status, body } = await submitFrom(shop, browser, float, {
      origin: 'https://evil.example',
    })
    expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'other_origin' })
    expect(await listed(browser)).toEqual([])
  })
})

test('[CALC-14.4,5] the ability for a fixed rate goes with an unfinished one and comes back when it is done', async () => {
  const person = await newOwner(shop)
  const { browser } = person
  expect(await abilityOf(browser)).toEqual({ result: true })
  const order = await placeFrom(shop, browser, fixed)
  expect(await abilityOf(browser)).toEqual({ result: false })
  expect(await abilityOf(await elsewhere(shop, person))).toEqual({ result: false })
  expect(await abilityOf(personAt(shop))).toEqual({ result: true })
  const refused = await submitFrom(shop, browser, { ...fixed, to: 'btc' })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'too_many_open_guaranteed' } },
  })
  await pay(shop, order)
  await reach(shop, order, ['finished'])
  expect(await abilityOf(browser)).toEqual({ result: true })
})

test('[TRACK-11.2] who is signed in hears of each change of his order, once, without leaving an address', async () => {
  const { browser, email } = await newOwner(shop)
  const order = await placeFrom(shop, browser, float)
  await pay(shop, order)
  await reach(shop, order, ['finished'])
  await vi.waitFor(
    async () => {
      const texts = await mailTexts(shop, email)
      const told = texts.filter((text) => text.includes(`/track/${order.id}`))
      // Newest first; two that were left within a moment may come in either order.
      expect(told.map((text) => text.split('\n')[0]?.split(': ').at(-1)).toSorted()).toEqual([
        `Order received (${order.id.slice(0, 8)})`,
        `Payment received (${order.id.slice(0, 8)})`,
        `Your exchange is complete (${order.id.slice(0, 8)})`,
      ])
    },
    { timeout: 120_000, interval: 200 },
  )
  const texts = (await mailTexts(shop, email)).join('\n')
  expect(texts, 'whoever signs in needs no secret link').not.toContain('#k=')
})

test('[EXCH-04.1,3,4,5] earlier addresses are offered to their owner alone, who names and removes them', async () => {
  const owner = await newOwner(shop)
  const stranger = (await newOwner(shop)).browser
  const order = await placeFrom(shop, owner.browser, float)
  const browser = await elsewhere(shop, owner)
  const [first] = await favouritesOf(browser, 'USDC')
  if (first === undefined) throw new Error('Nothing is offered')
  const { address, extraId } = order.destination
  expect(first).toEqual({
    id: first.id,
    currency: 'usdc',
    type: 'payout',
    address,
    extraId,
    name: null,
  })
  expect(await favouritesOf(browser, 'eth', 'refund')).toMatchObject([
    { address: order.refund.address },
  ])
  expect(await favouritesOf(browser, 'eth')).toEqual([])
  expect(await favouritesOf(browser, 'btc')).toEqual([])
  expect(await favouritesOf(stranger, 'usdc')).toEqual([])
  expect(await favouritesOf(personAt(shop), 'usdc')).toEqual([])

  const path = '/api/addresses/favourites'
  const name = async (who: Person, body: object) =>
    who.ask<Refused>('POST', path, { body: { id: first.id, _csrf: await who.csrf(), ...body } })
  const remove = async (who: Person, csrf: string) =>
    who.ask<Refused>('DELETE', `${path}?id=${first.id}&_csrf=${encodeURIComponent(csrf)}`)
  expect(await name(stranger, { name: 'x' })).toMatchObject({ status: 404 })
  expect(await remove(stranger, await stranger.csrf())).toMatchObject({ status: 404 })
  expect(await name(browser, { name: 'x', _csrf: 'wrong' })).toMatchObject({ status: 403 })
  expect(await remove(browser, 'wrong')).toMatchObject({ status: 403 })
  const guest = personAt(shop)
  expect(await name(guest, { name: 'x' })).toMatchObject({ status: 401 })
  expect(await name(browser, { name: 'x'.repeat(61) })).toMatchObject({ status: 422 })
  expect(await favouritesOf(browser, 'usdc')).toMatchObject([{ name: null }])

  expect(await name(browser, { name: 'Savings' })).toMatchObject({
    status: 200,
    body: { result: { name: 'Savings' } },
  })
  expect(await favouritesOf(owner.browser, 'usdc')).toMatchObject([{ name: 'Savings' }])
  expect(await remove(browser, await browser.csrf())).toMatchObject({ body: { result: true } })
  expect(await favouritesOf(owner.browser, 'usdc')).toEqual([])
})

test('[EXCH-04.5] an order that joined leaves no address: somebody else may have chosen it', async () => {
  const browser = personAt(shop)
  await placeFrom(shop, browser, float)
  await newOwner(shop, browser)
  expect(await listed(browser)).toHaveLength(1)
  expect(await favouritesOf(browser, 'usdc')).toEqual([])
  // Guests of the same shop are not mixed up with it.
  await place(shop, float)
  expect(await listed(browser)).toHaveLength(1)
})

// At the end: the clock of the shop moves on.
test('[TRACK-06.11] a session alone changes an order only while it has proved its person in the last ten minutes', async () => {
  const owner = await newOwner(shop)
  const order = await placeFrom(shop, owner.browser, float)
  const other = await elsewhere(shop, owner)
  const change = (browser: Person, body: object = {}) =>
    browser.ask<Refused>('PATCH', `/api/transactions/${order.id}`, {
      body: { refundAddress: order.refund.address, ...body },
    })
  const prove = async (password: string | null) =>
    other.ask('POST', '/api/user/proof', { body: { password, _csrf: await other.csrf() } })
  const needed = { status: 403, body: { error: { code: 'proof_needed' } } }
  expect(await change(other)).toMatchObject({ status: 200 })
  await advanceClock(shop, 601)
  expect(await change(other)).toMatchObject(needed)
  expect(await change(other, { email: 'thief@example.com' })).toMatchObject(needed)
  expect(await change(other, { choice: 'refund' })).toMatchObject(needed)
  // Reading asks for nothing, and the browser that made the order has its secret.
  expect((await readFrom(other, order)).isOwner).toBe(true)
  expect(await change(owner.browser)).toMatchObject({ status: 200 })

  expect(await prove(null)).toMatchObject({ body: { result: false, code: 'password_needed' } })
  expect(await prove('wrong')).toMatchObject({ body: { result: false, code: 'password_wrong' } })
  expect(await change(other)).toMatchObject(needed)
  expect(
    await other.ask('POST', '/api/user/proof', { body: { password: PASSWORD } }),
  ).toMatchObject({ status: 403, body: { error: { code: 'csrf_wrong' } } })
  expect(await prove(PASSWORD)).toMatchObject({ body: { result: true } })
  expect(await change(other)).toMatchObject({ status: 200 })
  await advanceClock(shop, 601)
  expect(await change(other)).toMatchObject(needed)
})
