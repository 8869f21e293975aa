import { fail, ok } from '@causeway/core/result'
import type { NewSession } from '@causeway/server/accounts'
import { expect, test } from 'vitest'
import { socialOutcome } from './social-outcome.ts'

const session: NewSession = {
  token: 'a token that stands in a cookie only',
  endsAt: new Date(0),
  deviceToken: 'device',
  account: {
    id: 'id',
    email: 'ada@example.com',
    subscribed: false,
    totpState: 'disabled',
    totpQrLink: null,
    totpSecret: null,
    totpAttempts: 5,
    hasPassword: false,
    merchantId: 'm',
    affiliateApproved: false,
    apiShareBps: null,
    transactionsCount: 0,
    createdAt: new Date(0),
    language: null,
  },
}
const email = 'a+b@example.com'

test.each([
  [ok({ kind: 'signed-in', session, goto: null } as const), 'inline=1'],
  [
    ok({ kind: 'signed-in', session, goto: '/history?a=b&c' } as const),
    'goto=%2Fhistory%3Fa%3Db%26c',
  ],
  [ok({ kind: 'linked' } as const), 'inline=1'],
  [ok({ kind: 'totp', token: 't', email } as const), 'totp=t&email=a%2Bb%40example.com'],
  [ok({ kind: 'suspicious', email } as const), 'suspicious=1&email=a%2Bb%40example.com'],
  [ok({ kind: 'mailed', email } as const), 'error=check_mail&email=a%2Bb%40example.com'],
  [fail({ code: 'try_unknown' } as const), 'error=try_unknown'],
])('[AUTH-19] %j is told as one outcome', (ended, query) => {
  expect(socialOutcome(ended).toString()).toBe(query)
})
