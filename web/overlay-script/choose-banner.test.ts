import { expect, test } from 'vitest'
import { chooseBanner } from './choose-banner.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile Safari/537.36'
const TABLET = 'Mozilla/5.0 (Linux; Android 15; Tab) Chrome/141.0 Safari/537.36'
const site = {
  isDomainsBannerShown: true,
  appBanner: 'old',
  apps: { ios: 'https://apps.example/i', android: null },
} as const
const phone = { userAgent: IPHONE, width: 390, hasClosedApp: false }

test.each([
  ['a desktop has the domains', site, { ...phone, userAgent: '', width: 1280 }, 'domains'],
  ['a phone has the app', site, phone, 'app'],
  ['not after it was closed', site, { ...phone, hasClosedApp: true }, undefined],
  ['not where the store has no app', site, { ...phone, userAgent: ANDROID }, undefined],
  ['not on a tablet', site, { ...phone, userAgent: TABLET }, undefined],
  ['not in a wide window', site, { ...phone, width: 800 }, undefined],
  ['not unless the operator says so', { ...site, appBanner: null }, phone, undefined],
  [
    'a desktop without domains has none',
    { ...site, isDomainsBannerShown: false },
    { ...phone, width: 1280 },
    undefined,
  ],
] as const)('[SHELL-06] %s', (_, facts, visitor, kind) => {
  expect(chooseBanner(facts, visitor)?.kind).toBe(kind)
})

test.each(['old', 'new_full_screen', 'new_half_screen'] as const)(
  '[SHELL-14] variant %s',
  (variant) => {
    const banner = { kind: 'app', variant, store: 'ios' }
    expect(chooseBanner({ ...site, appBanner: variant }, phone)).toEqual(banner)
  },
)
