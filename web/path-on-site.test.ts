import { expect, test } from 'vitest'
import { pathOnSite } from './path-on-site.ts'

const SITE = 'http://127.0.0.1:3000'

test.each([
  ['http://127.0.0.1:3000/de/transaction/a?reference=b#c', '/de/transaction/a?reference=b#c'],
  ['http://127.0.0.1:3001/transaction/a', 'http://127.0.0.1:3001/transaction/a'],
  ['https://127.0.0.1:3000/', 'https://127.0.0.1:3000/'],
  [
    'https://pay.example/go?for=http://127.0.0.1:3000/',
    'https://pay.example/go?for=http://127.0.0.1:3000/',
  ],
  ['/sandbox', '/sandbox'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%s is %s for a page of the site', (address, shown) => {
  expect(pathOnSite(address, SITE)).toBe(shown)
})
