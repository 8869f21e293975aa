import { randomUUID } from 'node:crypto'
import type { AuditEntryOut, CustomerOut, CustomerRow } from '@causeway/api/contract'
import { expect } from 'vitest'
import { pay, paymentsOnChain, personAt, reach } from '../../../customers/index.ts'
import { mailTexts } from '../mails.ts'
import { newAddress, PASSWORD, signInAt, userOf } from '../person.ts'
import { turnTotpOn } from '../totp-steps.ts'
import { type Customer, type CustomerDesk, newCustomer, orderOf } from './customer-steps.ts'
import { approve } from './proposal-steps.ts'
import { runSql } from './run-sql.ts'
import { type Member, officeOf } from './staff-steps.ts'

const reason = 'The story says so'
const codeOf = (asked: { readonly body: { readonly error?: { readonly code: string } } }) =>
  asked.body.error?.code ?? 'none'

async function search(member: Member, query: Readonly<Record<string, string>>) {
  const { body, status } = await member.ask('GET', `/customers?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as never as {
    readonly customers: readonly CustomerRow[]
    readonly nextCursor: string | null
  }
}

async function pageOf(member: Member, { id }: Customer): Promise<CustomerOut> {
  const { body, status } = await member.ask('GET', `/customers/${id}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as never
}

async function auditOf({ anna }: CustomerDesk, subject: string) {
  const { body } = await anna.ask('GET', `/audit?${new URLSearchParams({ subject })}`)
  return body.entries as readonly AuditEntryOut[]
}

/** OPS-16.1 */
export async function customersAreFound(desk: CustomerDesk): Promise<void> {
  const { anna, databaseUrl, support } = desk
  const customer = await newCustomer(desk)
  const order = await orderOf(desk, customer)
  const [start = ''] = customer.email.split('@')
  for (const q of [customer.email, customer.email.toUpperCase(), start, customer.id, order.id]) {
    const { customers } = await search(support, { q })
    expect(customers, q).toMatchObject([{ id: customer.id, email: customer.email }])
  }
  for (const q of ['%', '_erson', "' or true --", 'nobody@example.org', randomUUID()]) {
    expect((await search(support, { q })).customers, q).toEqual([])
  }
  await runSql(
    databaseUrl,
    `insert into account (id, email, created_at, confirmed_at, merchant_id)
      select gen_random_uuid(), '=many-' || n || '@example.org', now(), now(), gen_random_uuid()
      from generate_series(1, 120) as n`,
  )
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof search>> = await search(support, {
      q: '=many-',
      ...(cursor !== null && { cursor }),
    })
    found.push(...page.customers.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(new Set(found).size).toBe(120)
  expect(found).toEqual(found.toSorted().toReversed())
  const url = `${officeOf(desk.shop).url}/api/backoffice/customers.csv?q=%3Dmany-`
  const csv = await (await fetch(url, { headers: { cookie: anna.cookie } })).text()
  expect(csv.trim().split('\r\n')).toHaveLength(121)
  expect(csv).not.toMatch(/(?:^|,)"?[=+@-]/m)
  expect((await fetch(url, { headers: { cookie: support.cookie } })).status).toBe(403)
  await runSql(databaseUrl, `delete from account where email like '=many-%'`)
  const [exported] = await auditOf(desk, 'customers')
  expect(exported).toMatchObject({ action: 'customers.exported', actor: anna.email })
}

/** OPS-16.2 */
export async function customerIsShown(desk: CustomerDesk): Promise<void> {
  const { support } = desk
  const customer = await newCustomer(desk)
  const order = await orderOf(desk, customer)
  await signInAt(personAt(desk.shop), { email: customer.email, password: PASSWORD })
  const shown = await pageOf(support, customer)
  expect(shown).toMatchObject({
    email: customer.email,
    isVerified: true,
    hasSecondFactor: false,
    locked: null,
    orders: [{ publicCode: order.id }],
    orderCount: 1,
    sessions: [{ method: 'password' }, { device: 'Firefox, Linux', network: '203.0.113.7' }],
    signIns: [{ method: 'password' }, { method: 'recovery', device: 'Firefox, Linux' }],
    affiliate: null,
    partner: null,
  })
  const viewed = await auditOf(desk, `customer:${customer.id}`)
  expect(viewed).toMatchObject([{ action: 'customer.viewed', actor: support.email }])
  const { orders } = (await support.ask('GET', `/orders?q=${customer.id}`)).body
  expect(orders).toMatchObject([{ publicCode: order.id }])
  expect(codeOf(await support.ask('GET', `/customers/${randomUUID()}`))).toBe('customer_unknown')
}

/** OPS-16.3 */
export async function accountIsLocked(desk: CustomerDesk): Promise<void> {
  const { anna, shop, support } = desk
  const customer = await newCustomer(desk)
  const { email, person } = customer
  const order = await orderOf(desk, customer)
  const lock = (member: Member) => member.ask('POST', `/customers/${customer.id}/lock`, { reason })
  expect(codeOf(await lock(support))).toBe('staff_role_missing')
  expect((await lock(anna)).status).toBe(200)
  expect(codeOf(await lock(anna))).toBe('customer_locked')
  expect(await userOf(person, 'email')).toBeNull()
  const locked = await pageOf(support, customer)
  expect(locked).toMatchObject({ isLocked: true, locked: { reason }, sessions: [] })
  const signIn = (body: object) => signInAt(personAt(shop), body)
  const stranger = await signIn({ email: newAddress(), password: 'a wrong guess' })
  expect((await signIn({ email, password: 'a wrong guess' })).body).toEqual(stranger.body)
  const owner = await signIn({ email, password: PASSWORD })
  expect(owner).toMatchObject({ status: 403, body: { error: { code: 'account_locked' } } })
  expect(owner.body.error.details).toEqual({ support: 'help@shop.example' })
  expect(JSON.stringify(owner.body)).not.toContain(reason)
  await pay(shop, order)
  await reach(shop, order, 'finished')
  expect(paymentsOnChain(shop.dataDir, order.destination)).toHaveLength(1)
  const unlock = () => anna.ask('POST', `/customers/${customer.id}/unlock`, { reason })
  expect((await unlock()).status).toBe(200)
  expect(codeOf(await unlock())).toBe('customer_not_locked')
  expect((await signIn({ email, password: PASSWORD })).body).toMatchObject({ result: true })
  const entries = await auditOf(desk, `customer:${customer.id}`)
  expect(entries.filter(({ actor }) => actor === anna.email)).toMatchObject([
    { action: 'customer.unlocked', before: JSON.stringify({ reason }) },
    { action: 'customer.locked', after: JSON.stringify({ reason }) },
  ])
}

/** OPS-16.4 */
export async function sessionsAreEnded(desk: CustomerDesk): Promise<void> {
  const { anna, shop } = desk
  const customer = await newCustomer(desk)
  const { email, person } = customer
  const others = [personAt(shop), personAt(shop)]
  for (const other of others) await signInAt(other, { email, password: PASSWORD })
  const { sessions } = await pageOf(anna, customer)
  const path = `/customers/${customer.id}/sessions/end`
  const first = sessions.find(({ method }) => method === 'recovery')
  expect((await anna.ask('POST', path, { session: first?.id })).status).toBe(200)
  expect(await userOf(person, 'email')).toBeNull()
  for (const other of others) expect(await userOf(other, 'email')).toMatchObject({ email })
  expect((await anna.ask('POST', path, { session: null })).status).toBe(200)
  for (const other of others) expect(await userOf(other, 'email')).toBeNull()
  const entries = await auditOf(desk, `customer:${customer.id}`)
  const ended = entries.filter(({ action }) => action === 'customer.sessions_ended')
  expect(ended.map(({ after }) => JSON.parse(after ?? '{}').ended)).toEqual([2, 1])
}

/** OPS-16.5 */
export async function secondFactorIsReset(desk: CustomerDesk): Promise<void> {
  const { bert, databaseUrl, shop, support } = desk
  const customer = await newCustomer(desk)
  const { email, id, person } = customer
  const propose = () => support.ask('POST', `/customers/${id}/second-factor/reset`, { reason })
  expect(codeOf(await propose())).toBe('second_factor_off')
  await turnTotpOn(person)
  const stale = await propose()
  const set = `update account set totp_begun_at = totp_begun_at + interval '1 second'`
  await runSql(databaseUrl, `${set} where id = '${id}'`)
  const changed = await approve(bert, stale.body.id)
  expect(changed.body).toMatchObject({ state: 'failed', outcome: 'customer_changed' })
  const proposed = await propose()
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(support, proposed.body.id))).toBe('staff_role_missing')
  expect((await pageOf(support, customer)).hasSecondFactor).toBe(true)
  const done = await approve(bert, proposed.body.id)
  expect(done.body).toMatchObject({ state: 'executed', outcome: 'The second factor is off' })
  expect(await userOf(person, 'email')).toBeNull()
  const signedIn = await signInAt(personAt(shop), { email, password: PASSWORD })
  expect(signedIn.body).toMatchObject({ result: true })
  await expect
    .poll(async () => (await mailTexts(shop, email)).join('\n'), { timeout: 60_000 })
    .toMatch(/Two-factor sign-in is off/)
}

/** OPS-16.6 */
export async function customerIsErased(desk: CustomerDesk): Promise<void> {
  const { anna, bert, databaseUrl, shop, support } = desk
  const customer = await newCustomer(desk)
  const { email, id, person } = customer
  const order = await orderOf(desk, customer)
  await reach(shop, order, 'waiting')
  const own = (await person.ask('GET', '/api/user/export')).body
  const taken = (await anna.ask('GET', `/customers/${id}/export`)).body
  expect({ ...taken, exportedAt: 0, sessions: 0 }).toEqual({ ...own, exportedAt: 0, sessions: 0 })
  const erase = () => support.ask('POST', `/customers/${id}/erase`, { reason })
  expect(codeOf(await erase())).toBe('customer_orders_open')
  expect((await pageOf(support, customer)).openOrders).toEqual([order.id])
  await pay(shop, order)
  await reach(shop, order, 'finished')
  const proposed = await erase()
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(await userOf(person, 'email')).toMatchObject({ email })
  const done = await approve(bert, proposed.body.id)
  expect(done.body).toMatchObject({ state: 'executed' })
  expect(await userOf(person, 'email')).toBeNull()
  expect((await search(support, { q: email })).customers).toEqual([])
  const kept = await pageOf(support, customer)
  expect(kept).toMatchObject({ email: null, orderCount: 1, sessions: [], signIns: [] })
  expect(kept.erasedAt).not.toBeNull()
  const shown = (await support.ask('GET', `/orders/${order.id}`)).body
  expect(shown).toMatchObject({ email: null, from: expect.stringContaining('LTC') })
  expect((shown.ledger as object[]).length).toBeGreaterThan(3)
  const [said] = await runSql(
    databaseUrl,
    `select count(*)::int as count from audit_entry where coalesce(before, '') || coalesce(after, '') like '%${email}%'`,
  )
  expect(said?.count).toBe(0)
  const actions = (await auditOf(desk, `customer:${id}`)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['customer.exported', 'customer.erased']))
}
