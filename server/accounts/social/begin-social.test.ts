import { expect, test } from 'vitest'
import { ownPath } from './begin-social.ts'

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a\\b',
  'javascript:alert(1)',
  'history',
  '/\t/evil.example',
  '/\n',
  ' /x',
  `/${'x'.repeat(300)}`,
])('no path of ours: %j', (path) => {
  expect(ownPath(path)).toBeNull()
})
