// door: HTTP, chain, command
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  advanceClock,
  apply,
  lastOf,
  type Placed,
  pay,
  paymentsOnChain,
  place as placeOrder,
  reach,
} from '../../customers/index.ts'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import {
  approve,
  codeOf,
  inviteMember,
  reason,
  seen,
} from '../support/backoffice/proposal-steps.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import {
  addByCommand,
  joinBy,
  type Member,
  memberAt,
  tokenIn,
} from '../support/backoffice/staff-steps.ts'
import { heldFor, payRisky } from '../support/compliance-steps.ts'
import { databaseOf, FAST_BLOCKS, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let first: RunningProduct
let place: Readonly<Record<string, string>>
let anna: Member
let bert: Member
let clara: Member
beforeAll(async () => {
  shop = await startShop('four_eyes', { BACKOFFICE_HOST: 'localhost' })
  first = shop
  place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('four_eyes') ?? '' }
  anna = await joinBy(shop, await addByCommand(place, 'anna@shop.example', 'administrator'), 'Anna')
})
afterAll(async () => {
  await stopShop(shop)
  // Its data stayed for the shop that was started after it.
  await first.stop()
})

async function heldOrder(): Promise<Placed> {
  const order = await placeOrder(shop, { from: 'ltc', to: 'btc' })
  await payRisky(shop, order, 90)
  await heldFor(shop, order, 'screening')
  return order
}

test('[OPS-07.6] the first administrator invites alone; with a second one it takes both', async () => {
  const invite = (member: Member, email: string, role: string) =>
    member.ask('POST', '/staff', { email, role, reason })
  const alone = await invite(anna, 'bert@shop.example', 'administrator')
  expect(alone.body).toMatchObject({ state: 'executed' })
  bert = await joinBy(shop, tokenIn(String(alone.body.invitationPath)), 'Bert')
  expect(codeOf(await invite(anna, 'bert+2@shop.example', 'administrator'))).toBe(
    'staff_email_taken',
  )
  const proposed = await invite(anna, 'clara@shop.example', 'compliance')
  expect(proposed.body).toMatchObject({ state: 'waiting', invitationPath: null })
  const done = await approve(bert, proposed.body.id)
  clara = await joinBy(shop, tokenIn(String(done.body.invitationPath)), 'Clara')
  const { body } = await anna.ask('GET', '/audit?action=proposal.made_alone')
  expect(JSON.stringify(body.entries)).toContain('no_second_administrator')
})

describe('an order on hold', () => {
  test('[OPS-07.1] [OPS-09.4] is refunded when a second person approves, once', async () => {
    const order = await heldOrder()
    const proposed = await anna.ask('POST', `/orders/${order.id}/refund`, { reason })
    expect(proposed.body).toMatchObject({ state: 'waiting' })
    expect((await clara.ask('GET', '/me')).body.waiting).toBe(1)
    const { intentHash } = await seen(clara, proposed.body.id)
    const path = `/proposals/${String(proposed.body.id)}/approve`
    const both = await Promise.all([
      clara.ask('POST', path, { intentHash }),
      bert.ask('POST', path, { intentHash }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await reach(shop, order, 'refunded')
    expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
    expect(codeOf(await approve(bert, proposed.body.id))).toBe('proposal_state_unfit')
  })

  test('[OPS-07.2] [OPS-09.4] is released by nobody alone, with no other hash, and by no role that may not', async () => {
    const order = await heldOrder()
    const proposed = await clara.ask('POST', `/orders/${order.id}/release`, { reason })
    const { id } = proposed.body
    const own = await Promise.all([approve(clara, id), approve(clara, id)])
    expect(own.map(codeOf)).toEqual(['proposal_own', 'proposal_own'])
    const wrong = { intentHash: 'a'.repeat(64) }
    expect(codeOf(await anna.ask('POST', `/proposals/${String(id)}/approve`, wrong))).toBe(
      'proposal_changed',
    )
    const invite = { email: 'dora@shop.example', role: 'viewer', reason }
    const other = await anna.ask('POST', '/staff', invite)
    expect(codeOf(await approve(clara, other.body.id))).toBe('proposal_role_missing')
    const withdrawal = `/proposals/${String(other.body.id)}/withdraw`
    expect(codeOf(await clara.ask('POST', withdrawal))).toBe('proposal_not_own')
    expect((await anna.ask('POST', withdrawal)).status).toBe(200)
    expect((await approve(anna, id)).body).toMatchObject({ state: 'executed' })
    const ended = await reach(shop, order, 'finished')
    expect(ended.payoutTxId).not.toBeNull()
  })

  test('[OPS-07.3] is left alone where it changed since it was proposed, or the proposal was', async () => {
    const order = await heldOrder()
    const proposed = await anna.ask('POST', `/orders/${order.id}/refund`, { reason })
    const { refund } = await apply(shop, { from: 'ltc', to: 'btc' })
    const url = place.DATABASE_URL ?? ''
    await runSql(
      url,
      `update orders set refund_address = '${String(refund.address)}'
      where public_code = '${order.id}'`,
    )
    const done = await approve(bert, proposed.body.id)
    expect(done.body).toMatchObject({ state: 'failed', outcome: 'refund_address_changed' })
    await expect(
      runSql(url, `update proposal set intent = '{}' where kind = 'order.refund'`),
    ).rejects.toThrow(/cannot be changed/)
    const again = await anna.ask('POST', `/orders/${order.id}/refund`, { reason })
    // Somebody who has the database turns the guard off.
    const { intentHash } = await seen(bert, again.body.id)
    await runSql(
      url,
      `alter table proposal disable trigger proposal_intent;
      update proposal set intent = replace(intent, 'refundAddress', 'elsewhere')
        where id = '${String(again.body.id)}';
      alter table proposal enable trigger proposal_intent`,
    )
    const path = `/proposals/${String(again.body.id)}/approve`
    expect(codeOf(await bert.ask('POST', path, { intentHash }))).toBe('proposal_changed')
    expect(lastOf(await heldFor(shop, order, 'screening')).status).toBe('hold')
  })
})

describe('an emergency', () => {
  const stop = (member: Member, scope = 'all') => member.ask('POST', '/stops', { scope, reason })
  const start = (member: Member, scope = 'all') =>
    member.ask('POST', '/stops/start', { scope, reason })
  const transfersOf = ({ id }: Placed) =>
    runSql(
      place.DATABASE_URL ?? '',
      `select transfer.state, transfer.due_at > now() as waits from transfer
        join orders on orders.id = order_id where public_code = '${id}'`,
    )
  const notices = async () => (await fetch(`${shop.url}/de`)).text()

  test('[OPS-07.8] [OPS-12.1] [OPS-12.2] one person stops all payouts at once, and customers read that they are paused', async () => {
    const order = await placeOrder(shop, { from: 'ltc', to: 'btc' })
    expect(codeOf(await stop(clara))).toBe('staff_role_missing')
    expect(codeOf(await stop(anna, 'nowhere'))).toBe('stop_scope_unknown')
    const began = performance.now()
    expect((await stop(anna)).status).toBe(200)
    await pay(shop, order)
    expect(performance.now() - began).toBeLessThan(2000)
    await reach(shop, order, 'sending')
    await expect
      .poll(() => transfersOf(order), { timeout: 60_000 })
      .toEqual([{ state: 'planned', waits: true }])
    expect(codeOf(await stop(bert))).toBe('stop_already')
    await expect(placeOrder(shop, { from: 'ltc', to: 'btc' })).rejects.toThrow('pair_halted')
    expect((await bert.ask('GET', '/me')).body.stopped).toMatchObject({
      reason: `emergency: ${reason}`,
    })
    await expect.poll(notices, { timeout: 30_000 }).toContain('Ihre Aufträge und Zahlungen')
    const proposed = await start(anna)
    expect(proposed.body).toMatchObject({ state: 'waiting' })
    expect(codeOf(await approve(anna, proposed.body.id))).toBe('proposal_own')
    expect(codeOf(await approve(clara, proposed.body.id))).toBe('proposal_role_missing')
    expect((await transfersOf(order))[0]?.state).toBe('planned')
    const done = await approve(bert, proposed.body.id)
    expect(done.body).toMatchObject({ state: 'executed', outcome: 'Payouts go on' })
    await reach(shop, order, 'finished')
    expect(paymentsOnChain(shop.dataDir, order.destination)).toHaveLength(1)
    await expect.poll(notices, { timeout: 30_000 }).not.toContain('Ihre Aufträge und Zahlungen')
    const { body } = await anna.ask('GET', '/audit?action=payouts.')
    expect(body.entries).toMatchObject([
      { actor: bert.email, action: 'payouts.started', subject: 'stop:all' },
      { actor: anna.email, action: 'payouts.stopped', after: JSON.stringify({ reason }) },
    ])
  })

  test('[OPS-12.3] a network is stopped alone, and only what two people saw is started', async () => {
    expect((await stop(anna, 'litecoin')).status).toBe(200)
    expect((await anna.ask('GET', '/me')).body.stopped).toBeNull()
    await expect(placeOrder(shop, { from: 'ltc', to: 'btc' })).rejects.toThrow('pair_halted')
    await placeOrder(shop, { from: 'eth', to: 'btc' })
    const proposed = await start(anna, 'litecoin')
    await runSql(place.DATABASE_URL ?? '', `delete from halt where scope = 'litecoin'`)
    expect(codeOf(await start(anna, 'litecoin'))).toBe('stop_unknown')
    await stop(anna, 'litecoin')
    const done = await approve(bert, proposed.body.id)
    expect(done.body).toMatchObject({ state: 'failed', outcome: 'stop_unknown' })
    expect((await anna.ask('GET', '/stops')).body.stops).toMatchObject([{ scope: 'litecoin' }])
    const again = await approve(bert, (await start(anna, 'litecoin')).body.id)
    expect(again.body).toMatchObject({ state: 'executed' })
    expect((await anna.ask('GET', '/stops')).body.stops).toEqual([])
  })
})

test('[OPS-07.4] a proposal ends with its time, and with the member who made it', async () => {
  const late = await anna.ask('POST', '/staff', {
    email: 'late@shop.example',
    role: 'viewer',
    reason,
  })
  const dora = await inviteMember(shop, [anna, bert], {
    email: 'dora@shop.example',
    role: 'administrator',
  })
  const void_ = await dora.ask('POST', '/staff', {
    email: 'evil@shop.example',
    role: 'administrator',
    reason,
  })
  const { id } = (await dora.ask('GET', '/me')).body
  expect((await anna.ask('POST', `/staff/${String(id)}/remove`)).status).toBe(200)
  expect(codeOf(await approve(bert, void_.body.id))).toBe('proposal_void')
  await advanceClock(shop, 24 * 3600 + 1)
  const token = tokenIn(await operate(place, 'staff', 'reset', 'bert@shop.example'))
  bert = await joinBy(shop, token, 'Bert')
  expect((await seen(bert, late.body.id)).state).toBe('expired')
  expect(codeOf(await approve(bert, late.body.id))).toBe('proposal_state_unfit')
})

test('[OPS-07.5] with FOUR_EYES=off one person acts alone, and every page and the log say so', async () => {
  const order = await heldOrder()
  await first.kill()
  const env = { ...FAST_BLOCKS, ...place, BACKOFFICE_HOST: 'localhost', FOUR_EYES: 'off' }
  shop = await startProduct({ dataDir: shop.dataDir, env })
  bert = memberAt(shop, bert)
  const proposed = await bert.ask('POST', `/orders/${order.id}/release`, { reason })
  expect(proposed.body).toMatchObject({ state: 'executed', outcome: 'The order goes on' })
  const { body } = await bert.ask('GET', '/audit?action=proposal.made_alone')
  expect(JSON.stringify(body.entries)).toContain('four_eyes_off')
  const office = shop.url.replace('127.0.0.1', 'localhost')
  for (const path of ['', '/orders', '/staff', '/audit', '/approvals', '/sessions']) {
    const page = await fetch(`${office}/backoffice${path}`, { headers: { cookie: bert.cookie } })
    expect(await page.text(), path).toContain('FOUR_EYES=off')
  }
})
