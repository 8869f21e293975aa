import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'

test('finds each address once, without the sentence around it', () => {
  const text = [
    'Confirm email address',
    'http://localhost:3000/de/auth/confirm/AbC_-1',
    'or see http://localhost:3000/de/auth/confirm/AbC_-1. More: https://shop.example/x?a=1&b=2)',
    'javascript:alert(1) mailto:a@b.cd',
  ].join('\n')
  expect(linksIn(text)).toEqual([
    'http://localhost:3000/de/auth/confirm/AbC_-1',
    'https://shop.example/x?a=1&b=2',
  ])
  expect(linksIn('\u2068https://a.example/x\u2069')).toEqual(['https://a.example/x'])
  expect(linksIn('')).toEqual([])
})
