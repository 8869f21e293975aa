import { expect, test } from 'vitest'
import { nextScroll, scrollStart } from './scroll-state.ts'

test('[SHELL-03] the header goes on the way down beyond 150 px and comes back on any way up', () => {
  const near = nextScroll(scrollStart, 150)
  expect(near.isHeaderHidden).toBe(false)
  const down = nextScroll(near, 151)
  expect(down.isHeaderHidden).toBe(true)
  expect(nextScroll(down, 151).isHeaderHidden).toBe(true)
  expect(nextScroll(nextScroll(down, 900), 890).isHeaderHidden).toBe(false)
})

test('[SHELL-03] the way to the top is offered beyond 200 px', () => {
  expect(nextScroll(scrollStart, 200).isFar).toBe(false)
  expect(nextScroll(scrollStart, 201).isFar).toBe(true)
})
