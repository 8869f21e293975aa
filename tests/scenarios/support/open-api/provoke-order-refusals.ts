import {
  advanceClock,
  customerAddress,
  estimate,
  type Placed,
  place,
  type Shop,
  submit,
} from '../../../customers/index.ts'
import { riskyAddress } from '../compliance-steps.ts'
import { beginFiat, decideFiat, fiatBody } from '../fiat-steps.ts'
import type { TestPartner } from '../partner-steps.ts'
import { bearer } from '../rest-steps.ts'
import { send } from './send-wrongly.ts'

/** One letter of its checksum is wrong. */
const MISTYPED = '0xdAC17F958D2ee523a2206206994597C13D831eC7'
const EOS_KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'
const PAIR = { from: 'btc', to: 'eth' }

/** Makes calls of orders refuse for reasons of their own. `finished`: an order that has ended. */
export async function provokeOrderRefusals(
  shop: Shop,
  partner: TestPartner,
  finished: Placed,
): Promise<void> {
  const order = await place(shop, PAIR)
  const wish = { ...PAIR, amountFrom: '0.004' }
  const destinationAddress = (await customerAddress(shop, 'eth')).address
  const wrongs: readonly object[] = [
    { amountFrom: '1e-7' },
    { amountFrom: '0.0000000000000000001' },
    { amountFrom: '1'.repeat(79) },
    { amountFrom: '-1' },
    { amountFrom: '' },
    { amountFrom: '0.00000001' },
    { amountFrom: '100000' },
    { from: 'btx' },
    { to: 'btc' },
    { newAccount: true },
    { to: 'neo' },
  ]
  const create = (body: object, key = `key of sixteen ${Math.random()}`) =>
    send(shop, 'POST', '/api/transactions', {
      body: { ...wish, destinationAddress, ...body },
      headers: { 'idempotency-key': key },
    })
  for (const wrong of wrongs) {
    await send(shop, 'POST', '/api/exchange/estimate', { body: { ...wish, ...wrong } })
    await send(shop, 'POST', '/api/exchange/upsale-estimate', { body: { ...wish, ...wrong } })
    await create(wrong)
    const asked = new URLSearchParams({ ...wish, ...wrong })
    await send(shop, 'GET', `/api/partner/v1/quote?${asked}`, { headers: bearer(partner) })
    const body = { ...wish, address: destinationAddress, ...wrong }
    await send(shop, 'POST', '/api/partner/v1/orders', { body, headers: bearer(partner) })
  }
  await create({ email: 'no address' })
  await create({}, 'short')
  await create({}, '')
  await create({ isFixedRate: true })
  await create({ isFixedRate: true, rateId: 'forged', refundAddress: order.refund.address })
  for (const name of ['nobody.eth', 'alice.eth', 'bob.nothing', '\u0430lice.eth', '-.eth']) {
    await create({ destinationAlias: name, destinationAliasProvider: 'ens' })
  }
  await submit(shop, { key: order.key, body: { ...order.body, amountFrom: '0.005' } })
  await provokeRates(shop, create)
  await provokeAddresses(shop, order, create)
  await provokeChanges(shop, order, finished)
}

type Create = (body: object) => Promise<unknown>

/** Guaranteed rates that are another pair's, used already, over, or not there. */
async function provokeRates(shop: Shop, create: Create): Promise<void> {
  const { rateId } = await estimate(shop, { ...PAIR, amountFrom: '0.004', isFixedRate: true })
  const refundAddress = (await customerAddress(shop, 'btc')).address
  const fixed = { isFixedRate: true, refundAddress }
  await create({ ...fixed })
  await create({ ...fixed, rateId: `${rateId}x` })
  await create({ ...fixed, rateId, amountFrom: '0.005' })
  await create({ ...fixed, rateId })
  await create({ ...fixed, rateId })
  const later = await estimate(shop, { ...PAIR, amountFrom: '0.004', isFixedRate: true })
  await advanceClock(shop, 120)
  await create({ ...fixed, rateId: later.rateId })
  await create({ isFixedRate: true, from: 'xmr', rateId })
}

async function provokeAddresses(shop: Shop, order: Placed, create: Create): Promise<void> {
  const listed = await riskyAddress(shop, 'eth', 100)
  const eos = { to: 'eos', extraId: '' }
  const ripple = (await customerAddress(shop, 'xrp')).address
  for (const body of [
    { destinationAddress: 'nowhere' },
    { destinationAddress: listed },
    { from: 'eth', to: 'btc', amountFrom: '0.1', destinationAddress: order.created.payinAddress },
    { destinationAddress: MISTYPED },
    { destinationAddress: (await customerAddress(shop, 'btc')).address },
    { destinationAddress: `0x${'0'.repeat(40)}` },
    { extraId: '7' },
    { to: 'xrp', destinationAddress: ripple },
    { to: 'xrp', destinationAddress: ripple, extraId: 'seven' },
    { ...eos, destinationAddress: 'nobodyathome' },
    { ...eos, destinationAddress: 'alicealice11', newAccountKey: 'EOS' },
    { ...eos, destinationAddress: 'alicealice11', newAccountKey: `5${'K'.repeat(50)}` },
    { ...eos, destinationAddress: 'alice.alice1', newAccountKey: EOS_KEY },
    { ...eos, destinationAddress: 'ALICEALICE11', newAccountKey: EOS_KEY },
    { ...eos, destinationAddress: '1licealice11', newAccountKey: EOS_KEY },
    { ...eos, destinationAddress: 'alice', newAccountKey: EOS_KEY },
    { newAccountKey: EOS_KEY },
  ]) {
    await create(body)
  }
}

async function provokeChanges(shop: Shop, { id, secret }: Placed, finished: Placed): Promise<void> {
  const path = `/api/transactions/${id}`
  for (const [body, holderSecret] of [
    [{ refundAddress: 'nowhere' }, secret],
    [{ email: 'no address' }, secret],
    [{ choice: 'refund' }, secret],
    [{ choice: 'exchange', offerId: 'forged' }, secret],
    [{ newAccountName: 'alice.alice1' }, secret],
    [{ refundAddress: null }, 'wrong'],
  ] as const) {
    await send(shop, 'PATCH', path, { body: { ...body, holderSecret } })
  }
  const wrong = { holderSecret: 'wrong' }
  await send(shop, 'POST', `${path}/holder`, { body: wrong })
  await send(shop, 'POST', `${path}/recovery`)
  const rating = { transactionId: id, rate: 5 }
  await send(shop, 'POST', `${path}/feedback`, { body: { ...rating, ...wrong } })
  await send(shop, 'POST', `${path}/feedback`, { body: { ...rating, holderSecret: secret } })
  const message = { text: 'Hello' }
  await send(shop, 'POST', `${path}/messages`, { body: { ...message, ...wrong } })
  await send(shop, 'POST', `${path}/messages`, { body: { text: ' ', holderSecret: secret } })
  const search = { txId: '0'.repeat(64) }
  await send(shop, 'POST', `${path}/payment-search`, { body: { ...search, ...wrong } })
  await send(shop, 'POST', `${path}/payment-search`, { body: { txId: '!', holderSecret: secret } })
  const asked = { transId: id, userDomain: 'alice.eth', holderSecret: secret }
  await send(shop, 'POST', '/api/request-funds/nobody', { body: asked })
  await send(shop, 'POST', '/api/request-funds/sandbox', { body: { ...asked, ...wrong } })
  await send(shop, 'GET', `/api/sum-sub/settings?transId=${id}`, {
    headers: { 'x-holder-secret': secret },
  })
  const late = { ...asked, transId: finished.id, holderSecret: finished.secret }
  await send(shop, 'POST', '/api/request-funds/sandbox', { body: late })
  await send(shop, 'POST', '/api/request-funds/sandbox', {
    body: { ...asked, userDomain: 'nobody.nothing' },
  })
  const { address: refundAddress } = await customerAddress(shop, 'ltc')
  await send(shop, 'PATCH', `/api/transactions/${finished.id}`, {
    body: { extraId: '1', holderSecret: finished.secret },
  })
  for (const reason of ['Looked at', ' ']) {
    const body = { decision: 'refund', reason }
    await send(shop, 'POST', `/api/sandbox/holds/${id}`, { body })
  }
  const deal = await beginFiat(shop, { providerId: 'playbank' })
  await send(shop, 'PATCH', `/api/transactions/${deal.id}`, {
    body: { refundAddress, holderSecret: deal.secret },
  })
  for (const outcome of ['declined', 'agreed']) await decideFiat(shop, deal, outcome)
  await send(shop, 'POST', '/api/fiat/exchange', {
    body: await fiatBody(shop, { amount: '1' }),
    headers: { 'idempotency-key': 'another key of sixteen' },
  })
}
