import { expect, test } from 'vitest'
import { storeLink } from './track-store-links.ts'

test('[SHELL-11] a tracked link gets the browser’s id behind its creative, once', () => {
  const tracked = 'https://track.example/app?campaign=site&creative=footer'
  const once = 'https://track.example/app?campaign=site&creative=footer_c1'
  expect(storeLink(tracked, 'c1')).toBe(once)
  expect(storeLink(once, 'c1')).toBe(once)
})

test('[SHELL-11] a link that names no creative, and one that is none, stay as they are', () => {
  expect(storeLink('https://apps.example/id1', 'c1')).toBe('https://apps.example/id1')
  expect(storeLink('not an address?creative=x', 'c1')).toBe('not an address?creative=x')
  expect(storeLink('https://track.example/?creative=x', '')).toBe(
    'https://track.example/?creative=x',
  )
})
