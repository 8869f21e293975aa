import { expect, test } from 'vitest'
import {
  reduceSnackbars,
  type SnackbarEvent,
  type SnackbarQueue,
  snackbarDelay,
} from './reduce-snackbars.ts'

const added = (key: string): SnackbarEvent => ({
  kind: 'added',
  snackbar: { key, title: key, desc: '' },
})
const passed: SnackbarEvent = { kind: 'timePassed' }
const after = (...events: SnackbarEvent[]) =>
  events.reduce<SnackbarQueue>((queue, event) => reduceSnackbars(queue, event), [])
const seen = (queue: SnackbarQueue) =>
  queue.map(({ key, status, dismissed }) => `${key} ${status}${dismissed ? ' dismissed' : ''}`)

test('[SHELL-07] one at a time goes through its statuses; the next follows', () => {
  const both = [added('a'), added('b')]
  expect(seen(after(...both))).toEqual(['a pending', 'b not shown'])
  expect(seen(after(...both, passed))).toEqual(['a shown', 'b not shown'])
  expect(seen(after(...both, passed, passed))).toEqual(['a hiding dismissed', 'b not shown'])
  expect(seen(after(...both, passed, passed, passed))).toEqual(['b pending'])
  expect(seen(after(added('a'), passed, passed, passed, passed))).toEqual([])
})

test('[SHELL-07] a shown one stays for 5 s, any other status for 100 ms', () => {
  const delays = [[], [passed], [passed, passed]].map((events) => {
    const [first] = after(added('a'), ...events)
    return first && snackbarDelay(first)
  })
  expect(delays).toEqual([100, 5000, 100])
})

test('[SHELL-07] a click dismisses, the end of its transition removes; those of others change nothing', () => {
  const click: SnackbarEvent = { kind: 'dismissed', key: 'a' }
  const ended: SnackbarEvent = { kind: 'transitionEnded', key: 'a' }
  expect(seen(after(added('a'), passed, ended))).toEqual(['a shown'])
  expect(seen(after(added('a'), passed, click, click))).toEqual(['a hiding dismissed'])
  expect(seen(after(added('a'), added('b'), passed, click, ended))).toEqual(['b pending'])
  const other: SnackbarEvent = { kind: 'dismissed', key: 'b' }
  expect(seen(after(added('a'), added('b'), other))).toEqual(['a pending', 'b not shown'])
})

test('[SHELL-18] the same key is not added twice, unless the first is on its way out', () => {
  expect(seen(after(added('a'), added('a')))).toEqual(['a pending'])
  expect(seen(after(added('a'), passed, passed, added('a')))).toEqual([
    'a hiding dismissed',
    'a not shown',
  ])
})
