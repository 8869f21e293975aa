import type { Calls } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { callsInLanguage } from './calls-in-language.ts'

/** Refuses with the code that is asked for. */
const calls: Pick<Calls, 'transaction'> = {
  transaction: async ({ id: code }) => ({
    ok: false,
    status: 409,
    body: { error: { code, message: 'Too late.', details: {} } },
  }),
}
const isCalls = (given: object): given is Calls => 'transaction' in given

async function messageIn(language: 'de' | 'en', code: string): Promise<string> {
  if (!isCalls(calls)) throw new Error('no calls')
  const caller = { country: null, holderSecrets: [] }
  const answer = await callsInLanguage(language, calls).transaction({ id: code }, caller)
  return answer.ok ? '' : answer.body.error.message
}

test('pages are refused in their language, and in English where it has no words', async () => {
  expect(await messageIn('de', 'change_too_late')).toMatch(/^Das lässt sich nicht mehr ändern/)
  expect(await messageIn('de', 'unheard_of')).toBe('Too late.')
  expect(await messageIn('en', 'change_too_late')).toBe('Too late.')
})
