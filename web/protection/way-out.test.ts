import { expect, test } from 'vitest'
import { pages } from '../pages.ts'
import { wayOut } from './way-out.ts'

test('[AUTH-16] every protected page of accounts sends others to the modal, which leads back to it', () => {
  const kept = pages.filter(({ protection }) => protection !== 'none' && protection !== 'earn')
  expect(kept.map(({ path }) => path).sort()).toEqual([
    'account/api',
    'history',
    'mailinglists',
    'profile',
  ])
  for (const page of kept) {
    expect(wayOut(page)).toBe(`/?sign-in=1&next=${encodeURIComponent(`/${page.path}`)}`)
  }
})

test('[AUTH-16] pages of the affiliate programme send others to /earn, without the modal', () => {
  const earning = pages.filter(({ protection }) => protection === 'earn')
  expect(earning.map(({ path }) => path)).toContain('earn/statistics')
  for (const page of earning) expect(wayOut(page)).toBe('/earn')
})
