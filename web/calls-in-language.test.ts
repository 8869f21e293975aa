import type { Calls } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { callsInLanguage } from './calls-in-language.ts'

const error = { code: 'change_too_late', message: 'Too late.', details: {} }
const calls: Pick<Calls, 'currency'> = {
  currency: async (ticker) => ({
    ok: false,
    status: 409,
    body: { error: { ...error, code: ticker } },
  }),
}
const isCalls = (given: object): given is Calls => 'currency' in given

async function messageIn(language: 'de' | 'en', code: string): Promise<string> {
  if (!isCalls(calls)) throw new Error('no calls')
  const answer = await callsInLanguage(language, calls).currency(code)
  return answer.ok ? '' : answer.body.error.message
}

test('pages are refused in their language, and in English where it has no words', async () => {
  expect(await messageIn('de', 'change_too_late')).toMatch(/^Das lässt sich nicht mehr ändern/)
  expect(await messageIn('de', 'unheard_of')).toBe('Too late.')
  expect(await messageIn('en', 'change_too_late')).toBe('Too late.')
})
