import { staffRoles } from '@causeway/core/staff/roles'
import { harmlessBodies } from '@causeway/tests/staff-calls'
import { describe, expect, test } from 'vitest'
import { type CallSpec, staffCalls } from '../contract/index.ts'
import { FIXTURE_SESSION } from './fixtures/accounts.fixture.ts'
import { fixtureStaffToken, STALE_STAFF_TOKEN } from './fixtures/backoffice.fixture.ts'
import { createFixtureServer } from './fixtures/server.fixture.ts'

const OWN = 'https://swap.example'
const ELSEWHERE = 'https://elsewhere.example'
const { server } = await createFixtureServer()

type Asked = { readonly cookie?: string; readonly origin?: string }

/** What a call is refused with before its handler; `passed` where it is not. */
async function accessOf(spec: CallSpec, { cookie, origin = OWN }: Asked): Promise<string> {
  const response = await server.inject({
    method: spec.method,
    url: `/api${spec.path.replaceAll(/\{\w+\}/g, '0'.repeat(22))}`,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === '' ? {} : { origin }),
      // Http to the server, https to the browser: cookies bear the prefix.
      'x-forwarded-proto': 'https',
    },
    ...(spec.body === undefined ? {} : { payload: harmlessBodies[spec.path] ?? {} }),
  })
  const isJson = response.headers['content-type']?.toString().includes('json') ?? false
  const code = isJson ? (response.json<{ error?: { code: string } }>().error?.code ?? '') : ''
  const isDenied = [401, 403].includes(response.statusCode) || code === 'path_unknown'
  expect(['field_missing', 'field_malformed', 'unknown_field']).not.toContain(code)
  return isDenied ? code : 'passed'
}

const cookieOf = (token: string) => `__Host-staff=${token}`

const calls = Object.entries<CallSpec>(staffCalls).flatMap(([name, spec]) =>
  spec.access === 'staff' ? [[name, spec] as const] : [],
)

describe.each(calls)('%s', (_name, spec) => {
  test.each(staffRoles)('is for %s exactly as its declaration says', async (role) => {
    const cookie = cookieOf(fixtureStaffToken(role))
    const isAllowed = spec.roles.includes(role)
    expect(await accessOf(spec, { cookie })).toBe(isAllowed ? 'passed' : 'staff_role_missing')
    expect(await accessOf(spec, { cookie, origin: ELSEWHERE })).toBe('other_origin')
    const without = await accessOf(spec, { cookie, origin: '' })
    expect(without).toBe(
      spec.method === 'POST' ? 'other_origin' : isAllowed ? 'passed' : 'staff_role_missing',
    )
  })

  test('needs a session of staff, and for dangerous acts a young second factor', async () => {
    const nobody: readonly string[] = [
      '',
      `__Host-session=${FIXTURE_SESSION}`,
      // Neither a customer’s token nor a staff token under another name lets in.
      cookieOf(FIXTURE_SESSION),
      `staff=${fixtureStaffToken('administrator')}`,
      `__Host-session=${fixtureStaffToken('administrator')}`,
      cookieOf('expired'.padEnd(43, '0')),
    ]
    for (const cookie of nobody) {
      expect(await accessOf(spec, { cookie }), cookie).toBe('staff_signed_out')
    }
    const isForAdministrators = spec.roles.includes('administrator')
    const stale = await accessOf(spec, { cookie: cookieOf(STALE_STAFF_TOKEN) })
    if (isForAdministrators) expect(stale).toBe(spec.needsStepUp ? 'step_up_needed' : 'passed')
  })
})

test('the back office is on its own host alone, and in no public document', async () => {
  const { server: hosted } = await createFixtureServer({ backofficeHost: 'office.example' })
  const cookie = cookieOf(fixtureStaffToken('viewer'))
  const ask = (host: string, origin: string) =>
    hosted.inject({
      url: '/api/backoffice/me',
      headers: { host, origin, cookie, 'x-forwarded-proto': 'https' },
    })
  expect((await ask('swap.example', OWN)).json().error.code).toBe('path_unknown')
  expect((await ask('office.example', 'https://office.example')).statusCode).toBe(200)
  expect((await ask('office.example', OWN)).json().error.code).toBe('other_origin')
  const signIn = await hosted.inject({
    method: 'POST',
    url: '/api/backoffice/sign-in',
    headers: { host: 'swap.example', origin: OWN },
    payload: { email: 'a@b.example', password: 'p', code: '123456' },
  })
  expect(signIn.json().error.code).toBe('path_unknown')
  const document = (await hosted.inject('/api/openapi.json')).body
  expect(document).not.toContain('backoffice')
})
