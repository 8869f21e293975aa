import { expect, test } from 'vitest'
import { readSocialOutcome, returnedSocialOutcome } from './social-outcome.ts'

test('[AUTH-19] goto leads to a path of ours, and nowhere else', () => {
  const gotoOf = (path: string) => readSocialOutcome(new URLSearchParams({ goto: path }).toString())
  expect(gotoOf('/history?page=2')).toEqual({ kind: 'goto', path: '/history?page=2' })
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'history',
    '',
  ]
  for (const path of elsewhere) expect(gotoOf(path), path).toMatchObject({ kind: 'error' })
  expect(returnedSocialOutcome('#sign-in?goto=/%09/evil.example')).toMatchObject({ kind: 'error' })
})
