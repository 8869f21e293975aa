import { fail, ok } from '@causeway/core/result'
import { expect, test } from 'vitest'
import { readSites } from './read-sites.ts'

test('keeps the origin of each site once', () => {
  expect(
    readSites([' https://Example.com/shop?a=1 ', 'https://example.com', 'http://localhost:3000/']),
  ).toEqual(ok(['https://example.com', 'http://localhost:3000']))
})

test.each([
  'example.com',
  'ftp://example.com',
  'https://user@example.com',
  'https://',
  'javascript:alert(1)',
  '*',
  '',
])('refuses “%s”', (site) => {
  expect(readSites(['https://example.com', site])).toEqual(fail({ code: 'site_malformed', site }))
})
