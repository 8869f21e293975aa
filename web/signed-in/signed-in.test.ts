import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishSignedIn, readSignedIn, watchSignedIn } from './signed-in.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[AUTH-18] nobody knows before it is told, and on the server nobody ever does', () => {
  expect(readSignedIn()).toBeNull()
  publishSignedIn(false)
  expect(readSignedIn()).toBe(false)
  publishSignedIn(true)
  expect(readSignedIn()).toBe(true)
  vi.unstubAllGlobals()
  expect(readSignedIn()).toBeNull()
})

test('[AUTH-16] nothing happens while it is unknown; then each change is told once', () => {
  const received: boolean[] = []
  const stop = watchSignedIn((isSignedIn) => received.push(isSignedIn))
  expect(received).toEqual([])
  publishSignedIn(false)
  publishSignedIn(false)
  publishSignedIn(true)
  expect(received).toEqual([false, true])
  stop()
  publishSignedIn(false)
  expect(received).toEqual([false, true])
})

test('[AUTH-18] what was told before an island was hydrated is told to it at once', () => {
  publishSignedIn(true)
  const received: boolean[] = []
  watchSignedIn((isSignedIn) => received.push(isSignedIn))
  expect(received).toEqual([true])
})
