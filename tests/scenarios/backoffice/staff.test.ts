// door: HTTP, command
import { type CallSpec, staffCalls } from '@causeway/api/contract'
import { type StaffRole, staffRoles } from '@causeway/core/staff/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock } from '../../customers/index.ts'
import { harmlessBodies } from '../../staff-calls/harmless-bodies.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { askProduct } from '../support/ask-product.ts'
import { codeOf, inviteMember } from '../support/backoffice/proposal-steps.ts'
import {
  addByCommand,
  askOffice,
  joinBy,
  type Member,
  memberOf,
  officeOf,
  STAFF_PASSWORD,
  signInAgain,
  tokenIn,
} from '../support/backoffice/staff-steps.ts'
import { personAt, signUpAt } from '../support/person.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'
import { codesOf } from '../support/totp-steps.ts'

let shop: RunningProduct
let place: Readonly<Record<string, string>>
let anna: Member
beforeAll(async () => {
  shop = await startShop('staff', { BACKOFFICE_HOST: 'localhost' })
  place = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('staff') ?? '' }
})
afterAll(() => stopShop(shop))

const advance = (seconds: number) => advanceClock(shop, seconds)

test('[OPS-05.1,2] the operator makes the first member, whose link takes name, password and code, once', async () => {
  const token = await addByCommand(place, 'Anna@Shop.example', 'administrator')
  const invited = await askOffice(shop, 'POST', '/invitation', { body: { token } })
  expect(invited.body).toMatchObject({ email: 'anna@shop.example', role: 'administrator' })
  const code = codesOf(String(invited.body.totpSecret))
  const good = { token, name: 'Anna', password: STAFF_PASSWORD, code: code() }
  const join = (body: object) => askOffice(shop, 'POST', '/join', { body })
  const { code: _code, ...withoutCode } = good
  expect(codeOf(await join(withoutCode))).toBe('field_missing')
  expect(codeOf(await join({ ...good, name: ' ' }))).toBe('staff_name_malformed')
  expect(codeOf(await join({ ...good, password: 'short' }))).toBe('password_short')
  expect(codeOf(await join({ ...good, code: '000000' }))).toBe('staff_code_wrong')
  const two = await Promise.all([join(good), join(good)])
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const joined = two.find(({ status }) => status === 200)
  if (joined === undefined) throw new Error('Nobody joined')
  const { code: usedCode } = good
  anna = memberOf(shop, { email: 'anna@shop.example', code, usedCode, joined })
  expect(codeOf(await askOffice(shop, 'POST', '/invitation', { body: { token } }))).toBe(
    'token_old',
  )
  expect((await anna.ask('GET', '/me')).body).toMatchObject({ name: 'Anna', fourEyes: true })
  const late = { email: 'late@shop.example', role: 'viewer', reason: 'Comes later' }
  const { body } = await anna.ask('POST', '/staff', late)
  await advance(48 * 3600 + 1)
  const over = { body: { token: tokenIn(String(body.invitationPath)) } }
  expect(codeOf(await askOffice(shop, 'POST', '/invitation', over))).toBe('token_old')
})

test('[OPS-05.3] whatever is wrong at the sign-in, the answer is the same, a code counts once, and guessing has to wait', async () => {
  const signIn = (body: object) => askOffice(shop, 'POST', '/sign-in', { body })
  const good = { email: anna.email, password: STAFF_PASSWORD, code: anna.usedCode }
  const used = await signIn(good)
  const answers = await Promise.all([
    signIn({ ...good, email: 'nobody@shop.example' }),
    signIn({ ...good, password: 'wrong', code: anna.code(1) }),
    signIn({ ...good, code: '000000' }),
  ])
  for (const { body, status } of answers) {
    expect(status).toBe(422)
    expect(body).toEqual(used.body)
  }
  for (let tries = 0; tries < 3; tries += 1) await signIn({ ...good, code: '000000' })
  const slowed = await signIn({ ...good, code: anna.code(1) })
  expect(slowed.status).toBe(429)
  await advance(120)
  anna = await signInAgain(shop, anna)
})

test('[OPS-05.4] the session of staff is another than that of customers', async () => {
  expect(anna.setCookie).toMatch(
    /^staff=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/,
  )
  const customer = personAt(shop)
  await signUpAt(shop, customer)
  const token = customer.cookies.get('session') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  for (const cookie of [`session=${token}`, `staff=${token}`]) {
    expect(codeOf(await askOffice(shop, 'GET', '/me', { cookie }))).toBe('staff_signed_out')
  }
  const asCustomer = anna.cookie.replace('staff=', 'session=')
  const { body } = await askProduct(shop, 'GET', '/api/user', { headers: { cookie: asCustomer } })
  expect(body).not.toHaveProperty('user.email')
})

test('[OPS-05.7] the back office answers on its own host alone', async () => {
  const headers = { cookie: anna.cookie, origin: officeOf(shop).url }
  const elsewhere = await askProduct(shop, 'GET', '/api/backoffice/me', { headers })
  expect(codeOf(elsewhere)).toBe('path_unknown')
  for (const path of ['/backoffice/sign-in', '/%62ackoffice/sign-in', '/de/backoffice/sign-in']) {
    expect((await fetch(shop.url + path)).status, path).toBe(404)
  }
  const page = await fetch(`${officeOf(shop).url}/backoffice/sign-in`)
  expect(page.status).toBe(200)
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(await (await fetch(`${shop.url}/sitemap.xml`)).text()).not.toContain('backoffice')
})

describe('a shop with a member of every role', () => {
  const members = new Map<StaffRole, Member>()
  beforeAll(async () => {
    const others = staffRoles.filter((role) => role !== 'administrator')
    for (const role of others) members.set(role, await freshMember(role))
    members.set('administrator', anna)
  })

  test('[OPS-06.1] every call is for the roles that it names, and for nobody else', async () => {
    for (const spec of Object.values<CallSpec>(staffCalls)) {
      if (spec.access !== 'staff' || spec.path === '/backoffice/sign-out') continue
      const path = spec.path.replace('/backoffice', '').replaceAll(/\{\w+\}/g, 'x'.repeat(22))
      const what = `${spec.method} ${spec.path}`
      const method = spec.method === 'POST' ? 'POST' : 'GET'
      const body = method === 'POST' ? harmlessBodies[spec.path] : undefined
      for (const [role, member] of members) {
        const { status, ...asked } = await send(member.cookie, method, path, body)
        const isDenied = status === 403 && asked.code === 'staff_role_missing'
        expect(isDenied, `${what} as ${role}: ${status} ${asked.code}`).toBe(
          !spec.roles.includes(role),
        )
        expect(status, `${what} as ${role}`).toBeLessThan(500)
      }
      expect((await send(undefined, method, path, body)).code, what).toBe('staff_signed_out')
      const foreign = await send(anna.cookie, method, path, body, 'https://elsewhere.example')
      expect(foreign.code, what).toBe('other_origin')
    }
  })

  test('[OPS-06.2] what a role may not do is not on its pages', async () => {
    const navigation = async (role: StaffRole) => {
      const { cookie = '' } = members.get(role) ?? {}
      const page = await fetch(`${officeOf(shop).url}/backoffice`, { headers: { cookie } })
      const links = (await page.text()).matchAll(/href="(\/backoffice(?:\/\w+)?)"/g)
      return [...new Set([...links].map(([, path]) => path))].toSorted()
    }
    expect(await navigation('administrator')).toEqual([
      '/backoffice',
      '/backoffice/approvals',
      '/backoffice/audit',
      '/backoffice/coins',
      '/backoffice/customers',
      '/backoffice/fees',
      '/backoffice/health',
      '/backoffice/orders',
      '/backoffice/payouts',
      '/backoffice/prices',
      '/backoffice/sessions',
      '/backoffice/setup',
      '/backoffice/staff',
      '/backoffice/stop',
      '/backoffice/unmatched',
      '/backoffice/wall',
      '/backoffice/wallets',
    ])
    expect(await navigation('content')).toEqual([
      '/backoffice',
      '/backoffice/approvals',
      '/backoffice/coins',
      '/backoffice/fees',
      '/backoffice/health',
      '/backoffice/prices',
      '/backoffice/sessions',
    ])
  })

  test('[OPS-05.5,6] sessions are listed, ended and short, and dangerous acts ask for a code again', async () => {
    const viewer = await freshMember('viewer')
    const other = await signInAgain(shop, viewer)
    const listed = (await viewer.ask('GET', '/sessions')).body.sessions as { id: string }[]
    expect(listed).toHaveLength(2)
    await viewer.ask('POST', '/sessions/end', { id: null })
    expect(codeOf(await other.ask('GET', '/me'))).toBe('staff_signed_out')
    const invite = { email: 'more@shop.example', role: 'viewer', reason: 'Works here' }
    await advance(5 * 60 + 1)
    expect(codeOf(await anna.ask('POST', '/staff', invite))).toBe('step_up_needed')
    await advance(9 * 60)
    expect((await viewer.ask('GET', '/me')).status).toBe(200)
    await advance(15 * 60 + 1)
    expect(codeOf(await viewer.ask('GET', '/me'))).toBe('staff_signed_out')
  })

  test('[OPS-05.8] a member who is removed is out at once, and the last administrator stays', async () => {
    // A member who lost the authenticator starts again, with another link.
    const token = tokenIn(await operate(place, 'staff', 'reset', anna.email))
    anna = await joinBy(shop, token, 'Anna')
    const finance = await freshMember('finance')
    const id = String((await finance.ask('GET', '/me')).body.id)
    expect((await anna.ask('POST', `/staff/${id}/remove`)).status).toBe(200)
    expect(codeOf(await finance.ask('GET', '/me'))).toBe('staff_signed_out')
    await expect(operate(place, 'staff', 'remove', anna.email)).rejects.toThrow(
      /last administrator/,
    )
  })
})

let made = 0

/** A member whom Anna invites, who is the only administrator. */
async function freshMember(role: StaffRole): Promise<Member> {
  made += 1
  return inviteMember(shop, [anna], { email: `${role}${made}@shop.example`, role })
}

async function send(
  cookie: string | undefined,
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  origin = officeOf(shop).url,
): Promise<{ readonly status: number; readonly code: string }> {
  const response = await fetch(`${officeOf(shop).url}/api/backoffice${path}`, {
    method,
    headers: {
      origin,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? 'none'
  return { status: response.status, code }
}
