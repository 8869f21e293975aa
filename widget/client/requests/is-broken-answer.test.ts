import type { Answer } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { isBrokenAnswer } from './is-broken-answer.ts'

const refused = (status: number, code: string): Answer<never> => ({
  ok: false,
  status,
  body: { error: { code, message: '', details: {} } },
})

test.each([
  ['a reply', { ok: true, status: 200, body: {} }, true, false],
  ['a network that failed', refused(0, 'network_unreachable'), true, true],
  ['a server that failed', refused(500, 'internal'), true, true],
  ['a page of a proxy', refused(502, 'reply_unreadable'), true, true],
  ['a 4xx that is not ours', refused(413, 'unexpected'), true, true],
  ['a refusal that its caller shows', refused(422, 'amount_below_minimum'), true, false],
  ['a refusal for now', refused(503, 'price_paused'), true, false],
  ['a refusal that nobody handles', refused(429, 'rate_limited'), false, true],
] as const)('[SHELL-06] %s, shown by its caller: %j', (_, answer, areShown, isBroken) => {
  expect(isBrokenAnswer(answer, areShown)).toBe(isBroken)
})
