import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { servicesOnPage } from './services-on-page.ts'

const scriptUrl = 'https://chat.example/a.js'
const site = { chat: { licenseId: '1', scriptUrl }, tracking: { enterpriseId: '2', scriptUrl } }

test('[SHELL-08] no script of others runs on a page whose address lets somebody in', () => {
  const without = pages.filter((page) => servicesOnPage(page, site).chat === null)
  expect(without.map(({ id }) => id).sort()).toEqual([
    'auth-confirm',
    'auth-email',
    'auth-recover',
    'auth-social',
    ...pages
      .filter(({ path }) => /^backoffice(?:\/|$)/.test(path))
      .map(({ id }) => id)
      .sort(),
  ])
  for (const page of without) expect(servicesOnPage(page, site).tracking).toBeNull()
  expect(servicesOnPage(undefined, site)).toEqual(site)
})
