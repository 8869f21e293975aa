// door: HTTP, chain, mail
import type { AuditEntryOut, DeskMessagesOut, DeskOrderOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  apply,
  choose,
  customerAddress,
  estimate,
  followUntil,
  lastOf,
  mistyped,
  type Placed,
  pay,
  paymentsOnChain,
  place as placeOrder,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { askProduct } from '../support/ask-product.ts'
import {
  approve,
  codeOf,
  inviteMember,
  reason,
  twoAdministrators,
} from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import { mailsAt } from '../support/mails.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let anna: Member
let bert: Member
let support: Member
let viewer: Member
beforeAll(async () => {
  shop = await startShop('order_acts', { BACKOFFICE_HOST: 'localhost' })
  const twoOf = await twoAdministrators(shop, 'order_acts')
  anna = twoOf[0]
  bert = twoOf[1]
  support = await inviteMember(shop, twoOf, { email: 'sue@shop.example', role: 'support' })
  viewer = await inviteMember(shop, twoOf, { email: 'vera@shop.example', role: 'viewer' })
})
afterAll(() => stopShop(shop))

/** A guaranteed order that got half of what was agreed, and waits for its holder. */
async function underpaid(): Promise<Placed> {
  const order = await placeOrder(shop, { from: 'ltc', to: 'btc', isFixedRate: true })
  const half = Number(order.created.amountExpectedFrom) / 2
  await pay(shop, order, String(half))
  await reach(shop, order, 'hold')
  return order
}

function act(member: Member, order: Placed, path: string, body: object = { reason }) {
  return member.ask('POST', `/orders/${order.id}/${path}`, body)
}

/** Proposed by one, approved by the other. */
async function byTwo(order: Placed, path: string, body: object = { reason }) {
  const proposed = await act(anna, order, path, body)
  expect(proposed.body, path).toMatchObject({ state: 'waiting' })
  return approve(bert, proposed.body.id)
}

async function auditOf(order: Placed, action: string): Promise<readonly AuditEntryOut[]> {
  const query = new URLSearchParams({ subject: `order:${order.id}`, action })
  return (await anna.ask('GET', `/audit?${query}`)).body.entries as never
}

test('[OPS-09.7] an order that is held before it is paid goes on hold, and is paid out once two people release it', async () => {
  const order = await placeOrder(shop, { from: 'ltc', to: 'btc' })
  expect((await act(viewer, order, 'hold')).status).toBe(403)
  expect(codeOf(await act(support, order, 'hold', { reason: ' ' }))).toBe('reason_missing')
  expect((await act(support, order, 'hold')).status).toBe(200)
  expect(await auditOf(order, 'order.held')).toMatchObject([{ actor: 'sue@shop.example' }])
  await pay(shop, order)
  const held = await reach(shop, order, ['hold', 'finished'])
  expect(held).toMatchObject({ status: 'hold', holdReason: 'by_staff', choices: [] })
  const { body } = await anna.ask('GET', `/orders/${order.id}`)
  expect(body as unknown as DeskOrderOut).toMatchObject({ isHeldByStaff: true, settlements: [] })
  expect(paymentsOnChain(shop.dataDir, order.destination)).toEqual([])
  expect((await byTwo(order, 'release')).body).toMatchObject({ state: 'executed' })
  await reach(shop, order, 'finished')
  expect(paymentsOnChain(shop.dataDir, order.destination)).toHaveLength(1)
  expect(codeOf(await act(support, order, 'hold'))).toBe('hold_too_late')
})

test('[OPS-09.7] an order on hold that is held by hand leaves its holder no choice, until it is released or refunded', async () => {
  const order = await underpaid()
  expect((await read(shop, order)).choices).toEqual(['exchange', 'refund'])
  await act(support, order, 'hold')
  expect(await read(shop, order)).toMatchObject({ holdReason: 'by_staff', choices: [] })
  expect((await choose(shop, order, 'refund')).status).toBe(409)
  await byTwo(order, 'release')
  const free = await followUntil(shop, order, ({ holdReason }) => holdReason === 'amount_differs')
  expect(lastOf(free).choices).toEqual(['exchange', 'refund'])
  await act(support, order, 'hold')
  await byTwo(order, 'refund')
  await reach(shop, order, 'refunded')
  expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
})

test('[OPS-09.8] a message reaches the customer by mail and on the order’s page, and the reply waits until it is answered', async () => {
  const email = 'letters@example.org'
  const order = await placeOrder(shop, { from: 'ltc', to: 'btc', email })
  const text = 'Which wallet did you pay from?\n<b>Please</b> tell us.'
  const messages = `/orders/${order.id}/messages`
  expect((await viewer.ask('POST', messages, { text })).status).toBe(403)
  expect(codeOf(await support.ask('POST', messages, { text: '  ' }))).toBe('message_malformed')
  expect((await support.ask('POST', messages, { text })).status).toBe(200)

  expect((await read(shop, order)).messages).toMatchObject([{ from: 'shop', text }])
  const stranger = await askProduct(shop, 'GET', `/api/transactions/${order.id}`)
  expect(stranger.body.transaction).toMatchObject({ messages: [] })
  const mail = await vi.waitFor(
    async () => {
      const found = (await mailsAt(shop, email)).find(({ subject }) => subject.includes('message'))
      if (found === undefined) throw new Error('No mail with the message')
      return found
    },
    { timeout: 120_000, interval: 200 },
  )
  expect(mail.text).toContain('Which wallet did you pay from?')

  const reply = (said: string, secret: string) =>
    askProduct(shop, 'POST', `/api/transactions/${order.id}/messages`, {
      body: { text: said, holderSecret: secret },
    })
  expect(codeOf(await reply('Mine', 'wrong'.repeat(9)))).toBe('not_the_holder')
  expect((await reply('From my phone', order.secret)).status).toBe(200)
  const waiting = async () => JSON.stringify((await support.ask('GET', '/messages')).body)
  expect(await waiting()).toContain(order.id)
  const read1 = (await support.ask('GET', messages)).body as unknown as DeskMessagesOut
  expect(read1).toMatchObject({ isMailed: true, language: null })
  expect(read1.messages).toMatchObject([
    { from: 'shop', staff: 'support', isWaiting: false },
    { from: 'customer', text: 'From my phone', isWaiting: true },
  ])
  await support.ask('POST', messages, { text: 'Thank you' })
  expect(await waiting()).not.toContain(order.id)

  for (const said of ['1', '2', '3', '4', '5']) {
    expect((await reply(said, order.secret)).status).toBe(200)
  }
  expect(codeOf(await reply('6', order.secret))).toBe('too_many_messages')
  expect((await support.ask('POST', `${messages}/settle`)).status).toBe(200)
  expect(await waiting()).not.toContain(order.id)
  expect((await reply('6', order.secret)).status).toBe(200)

  const sent = await auditOf(order, 'order.messaged')
  expect(sent).toHaveLength(2)
  expect(JSON.stringify(sent)).not.toContain('wallet')
})

test('[OPS-09.8] a message is mailed in the order’s language', async () => {
  const email = 'briefe@example.org'
  const { body, key } = await apply(shop, { from: 'ltc', to: 'btc', email })
  const made = await submit(shop, { key, body: { ...body, language: 'de' } })
  const { transactionId } = made.body.transaction
  await support.ask('POST', `/orders/${transactionId}/messages`, { text: 'Guten Tag' })
  await vi.waitFor(
    async () => {
      const subjects = (await mailsAt(shop, email)).map(({ subject }) => subject)
      expect(subjects.join()).toContain('Neue Nachricht zu Ihrem Auftrag')
    },
    { timeout: 120_000, interval: 200 },
  )
})

test('[OPS-09.9] an order gets another refund address by two people, and is refunded there', async () => {
  const order = await underpaid()
  const other = await customerAddress(shop, 'ltc')
  const proposed = (address: string) => act(support, order, 'refund-address', { address, reason })
  expect(codeOf(await proposed(mistyped(other.address)))).toMatch(/^address_/)
  expect(codeOf(await proposed(order.created.payinAddress))).toBe('address_is_ours')
  const waits = await proposed(other.address)
  expect(waits.body).toMatchObject({ state: 'waiting' })
  expect((await read(shop, order)).refundAddress).toBe(order.refund.address)
  expect((await approve(bert, waits.body.id)).body).toMatchObject({ state: 'executed' })
  expect((await read(shop, order)).refundAddress).toBe(other.address)
  await byTwo(order, 'refund')
  await reach(shop, order, 'refunded')
  expect(paymentsOnChain(shop.dataDir, other)).toHaveLength(1)
  expect(paymentsOnChain(shop.dataDir, order.refund)).toEqual([])
})

test('[OPS-09.4] [OPS-09.9] what doesn’t fit an order is refused before it is proposed', async () => {
  const order = await underpaid()
  expect(codeOf(await act(anna, order, 'release'))).toBe('not_on_hold')
  await act(support, order, 'hold')
  expect(codeOf(await act(anna, order, 'exchange'))).toBe('not_on_hold')
})

test('[OPS-09.9] an order on hold is exchanged at the current rate by two people', async () => {
  const unpaid = await placeOrder(shop, { from: 'ltc', to: 'btc' })
  expect(codeOf(await act(anna, unpaid, 'exchange'))).toBe('not_on_hold')
  const order = await underpaid()
  expect((await byTwo(order, 'exchange')).body).toMatchObject({ state: 'executed' })
  const ended = await reach(shop, order, 'finished')
  expect(Number(ended.amountFrom)).toBeCloseTo(Number(order.created.amountExpectedFrom) / 2, 6)
  const now = await estimate(shop, { from: 'ltc', to: 'btc', amountFrom: String(ended.amountFrom) })
  expect(Number(ended.amountTo) / Number(now.amountTo)).toBeCloseTo(1, 1)
})

test('[OPS-09.10] a member keeps filters by name, for nobody else, and at most twenty', async () => {
  const none = { state: null, kind: null, from: null, to: null }
  const save = (name: string, filter: object) =>
    viewer.ask('POST', '/order-views', { name, filter: { ...none, ...filter } })
  const names = async (member: Member) => {
    const { views } = (await member.ask('GET', '/order-views')).body
    return (views as { name: string }[]).map(({ name }) => name)
  }
  expect((await save('Held', { state: 'hold' })).status).toBe(200)
  expect((await save(' Held ', { state: 'hold', from: 'ltc' })).status).toBe(200)
  const { body } = await viewer.ask('GET', '/order-views')
  const [view] = body.views as { id: string; filter: object }[]
  expect(body.views).toHaveLength(1)
  expect(view?.filter).toEqual({ ...none, state: 'hold', from: 'ltc' })
  expect(await names(anna)).toEqual([])
  const code = async (asked: ReturnType<typeof save>) => (await asked).body.error?.code
  expect(await code(save('  ', { state: 'hold' }))).toBe('view_name_malformed')
  expect(await code(save('Everything', {}))).toBe('view_empty')
  for (let n = 2; n <= 20; n += 1) expect((await save(`View ${n}`, { to: 'btc' })).status).toBe(200)
  expect(await code(save('One more', { to: 'btc' }))).toBe('too_many_views')
  await anna.ask('POST', '/order-views/remove', { id: view?.id ?? '' })
  expect(await names(viewer)).toHaveLength(20)
  await viewer.ask('POST', '/order-views/remove', { id: view?.id ?? '' })
  expect(await names(viewer)).not.toContain('Held')
})
