// door: HTTP, chain, command
import type { AuditEntryOut, DeskOrderOut, DeskOrderRow } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Placed, pay, place as placeOrder, reach } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { inviteMember } from '../support/backoffice/proposal-steps.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { setupOf, setupStep } from '../support/backoffice/setup-steps.ts'
import { addByCommand, joinBy, type Member, officeOf } from '../support/backoffice/staff-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let place: Readonly<Record<string, string>>
let anna: Member
let viewer: Member
const finished: Placed[] = []
const EMAIL = 'Finder@example.org'
beforeAll(async () => {
  shop = await startShop('desk', { BACKOFFICE_HOST: 'localhost' })
  place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('desk') ?? '' }
  anna = await joinBy(shop, await addByCommand(place, 'anna@shop.example', 'administrator'), 'Anna')
  viewer = await inviteMember(shop, [anna], { email: 'vera@shop.example', role: 'viewer' })
  for (const found of [{ email: EMAIL }, {}]) {
    const order = await placeOrder(shop, { from: 'ltc', to: 'btc', ...found })
    await pay(shop, order)
    await reach(shop, order, 'finished')
    finished.push(order)
  }
})
afterAll(() => stopShop(shop))

async function search(query: Readonly<Record<string, string>>): Promise<{
  readonly orders: readonly DeskOrderRow[]
  readonly nextCursor: string | null
}> {
  const { body, status } = await viewer.ask('GET', `/orders?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as never
}

async function deskOrder(member: Member, code: string): Promise<DeskOrderOut> {
  return (await member.ask('GET', `/orders/${code}`)).body as never
}

async function auditOf(query: Readonly<Record<string, string>>) {
  const { body } = await anna.ask('GET', `/audit?${new URLSearchParams(query)}`)
  return body.entries as readonly AuditEntryOut[]
}

test('[OPS-09.1] an order is found by whatever somebody says of it', async () => {
  const [order] = finished
  if (order === undefined) throw new Error('No order')
  const shown = await deskOrder(anna, order.id)
  const texts = [
    order.id,
    shown.id,
    shown.payIn.address,
    shown.destination.address,
    shown.refund?.address ?? '',
    shown.deposits[0]?.txId ?? '',
    shown.transfers[0]?.transactions[0]?.txId ?? '',
    EMAIL.toLowerCase(),
  ]
  for (const q of texts) {
    expect(q).not.toBe('')
    const { orders } = await search({ q })
    expect(
      orders.map(({ publicCode }) => publicCode),
      q,
    ).toEqual([order.id])
  }
  const [amount = ''] = shown.from.split(' ')
  for (const q of [shown.from, amount]) {
    const codes = (await search({ q })).orders.map(({ publicCode }) => publicCode)
    expect(codes, q).toContain(order.id)
  }
  for (const q of ["' or true --", '%', '0.123456789', 'nobody@example.org']) {
    expect((await search({ q })).orders, q).toEqual([])
  }
})

test('[OPS-09.2] filters narrow the list, and its pages follow each other without a gap, newest first', async () => {
  const url = place.DATABASE_URL ?? ''
  const held = await search({ state: 'hold' })
  expect(held.orders).toEqual([])
  const done = await search({ state: 'finished', kind: 'float', from: 'ltc', to: 'btc' })
  expect(done.orders.map(({ publicCode }) => publicCode)).toEqual(
    finished.map(({ id }) => id).toReversed(),
  )
  expect((await search({ from: 'btc', to: 'ltc' })).orders).toEqual([])
  await runSql(
    url,
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'id', gen_random_uuid(), 'public_code', 'copy' || lpad(n::text, 18, '0'),
        'pay_in_index', 900000 + n, 'email', null))).*
      from orders, generate_series(1, 120) as n where public_code = '${finished[0]?.id ?? ''}'`,
  )
  const codes: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof search>> = await search(cursor === null ? {} : { cursor })
    codes.push(...page.orders.map(({ publicCode }) => publicCode))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(new Set(codes).size).toBe(codes.length)
  const [count] = await runSql(url, 'select count(*)::int as count from orders')
  expect(codes).toHaveLength(Number(count?.count))
  await runSql(url, `delete from orders where public_code like 'copy%'`)
})

test('[OPS-09.3] an order’s page has its timeline, payments, prices with every fee, and books that add up', async () => {
  const [order] = finished
  if (order === undefined) throw new Error('No order')
  const shown = await deskOrder(anna, order.id)
  expect(shown.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['deposit_seen', 'deposit_confirmed', 'settled', 'payout_confirmed']),
  )
  const [settled] = shown.settlements
  const units = (sum = '') => BigInt(sum.split(' ')[0]?.replace('.', '').padEnd(9, '0') ?? '0')
  expect(settled).toMatchObject({ kind: 'payout', amountIn: shown.from })
  expect(units(settled?.ourFee)).toBeGreaterThan(0n)
  expect(shown.deposits).toMatchObject([{ state: 'settled', amount: shown.from }])
  expect(shown.transfers).toMatchObject([{ kind: 'payout', state: 'confirmed' }])
  const rows = await runSql(
    place.DATABASE_URL ?? '',
    `select asset, sum(units)::text as sum from ledger_entry join ledger_posting on ledger_posting.id = posting_id
      join orders on orders.id = order_id where public_code = '${order.id}' group by asset`,
  )
  expect(rows.map(({ sum }) => sum)).toEqual(rows.map(() => '0'))
  expect(shown.ledger.length).toBeGreaterThan(3)
  expect(shown.email).toBe(EMAIL)
  expect((await deskOrder(viewer, order.id)).email).toBe('F…@example.org')
})

test('[OPS-09.5] [OPS-08.4] lists are exported as CSV in which nothing is a formula, and that is an entry', async () => {
  const note = { text: '=HYPERLINK("https://elsewhere.example")' }
  expect((await anna.ask('POST', `/orders/${finished[0]?.id}/notes`, note)).status).toBe(200)
  const csv = async (path: string) => {
    const { url } = officeOf(shop)
    const response = await fetch(`${url}/api/backoffice${path}`, {
      headers: { cookie: anna.cookie },
    })
    expect(response.headers.get('content-type')).toContain('text/csv')
    return (await response.text()).trim().split('\r\n')
  }
  const orders = await csv('/orders.csv?state=finished')
  expect(orders[0]).toMatch(/^publicCode,createdAt,state/)
  expect(orders.length).toBeGreaterThanOrEqual(3)
  const log = await csv('/audit.csv')
  expect(log.join('\n')).not.toMatch(/(?:^|,)"?[=+@-]/m)
  const exported = await auditOf({ action: 'orders.exported' })
  expect(exported).toMatchObject([
    { actor: anna.email, after: expect.stringContaining('finished') },
  ])
})

test('[OPS-08.1] every act and every look at an order is an entry: who, when, from where, before and after', async () => {
  const code = finished[0]?.id ?? ''
  const viewed = await auditOf({ subject: `order:${code}`, action: 'order.viewed' })
  expect(viewed.map(({ actor }) => actor)).toEqual(
    expect.arrayContaining([anna.email, viewer.email]),
  )
  const actions = new Set((await auditOf({})).map(({ action }) => action))
  expect([...actions]).toEqual(
    expect.arrayContaining(['staff.invited', 'staff.joined', 'order.noted']),
  )
  const members = (await anna.ask('GET', '/staff')).body.members as { id: string; email: string }[]
  const vera = members.find(({ email }) => email === viewer.email)
  const change = { role: 'support', reason: 'Answers customers' }
  await anna.ask('POST', `/staff/${vera?.id}/role`, change)
  const [changed] = await auditOf({ action: 'staff.role_changed' })
  expect(changed).toMatchObject({
    actor: anna.email,
    before: '{"role":"viewer"}',
    after: '{"role":"support"}',
  })
  expect(Date.parse(changed?.at ?? '')).not.toBeNaN()
})

test('[OPS-08.2,3] nobody edits the log, and what gets around that is found', async () => {
  const url = place.DATABASE_URL ?? ''
  for (const statement of [
    `update audit_entry set actor = 'nobody'`,
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(runSql(url, statement), statement).rejects.toThrow(/only grows/)
  }
  const verify = () => operate(place, 'audit', 'verify')
  expect(await verify()).toMatch(/is whole: \d+ entries/)
  const behindTheBack = (statement: string) =>
    runSql(
      url,
      `alter table audit_entry disable trigger user; ${statement};
      alter table audit_entry enable trigger user`,
    )
  const [row] = await runSql(url, 'select * from audit_entry order by day, number limit 1 offset 2')
  const at = `day = '${String(row?.day)}' and number = ${String(row?.number)}`
  await behindTheBack(`update audit_entry set action = 'nothing.happened' where ${at}`)
  await expect(verify()).rejects.toThrow(`#${String(row?.number)} was changed`)
  await behindTheBack(`delete from audit_entry where ${at}`)
  await expect(verify()).rejects.toThrow(/doesn’t follow the entry before it/)
})

test('[OPS-21.1,2,3] setup: each step from play money to real money, checked now, without a secret', async () => {
  const steps = await setupOf(anna)
  const all =
    'world database secret keys nodes ceilings prices reserves mail support domain backups staff'
  const states = new Map(steps.map(({ state, step }) => [step as string, state]))
  expect([...states.keys()]).toEqual(all.split(' '))
  // This product has a server of PostgreSQL and two members, and nothing else that real money needs.
  const known = new Map([
    ['database', 'done'],
    ['backups', 'attention'],
    ['staff', 'attention'],
  ])
  for (const [step, state] of states) {
    expect(state, step).toBe(known.get(step) ?? 'blocking')
  }
  expect(JSON.stringify(steps)).not.toContain(place.DATABASE_URL)
  const page = await fetch(`${officeOf(shop).url}/backoffice/setup`, {
    headers: { cookie: anna.cookie },
  })
  const html = await page.text()
  for (const words of ['This shop handles play money, and always will.', 'openssl rand -hex 32']) {
    expect(html).toContain(words)
  }
  expect(html.match(/data-step="\w+" data-state="\w+"/g)).toHaveLength(13)
  // What the running shop shows counts at once.
  const second = { email: 'second@shop.example', role: 'administrator' }
  await inviteMember(shop, [anna], second)
  expect(await setupStep(anna, 'staff')).toMatchObject({ state: 'done' })
  await operate(place, 'staff', 'remove', 'second@shop.example')
  expect(await setupStep(anna, 'staff')).toMatchObject({ state: 'attention' })
  const reader = await joinBy(shop, await addByCommand(place, 'r@shop.example', 'finance'), 'Rita')
  expect((await reader.ask('GET', '/setup')).status).toBe(403)
})
