import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSignedIn, tellSignedIn, watchSignedIn } from './signed-in.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('[AUTH-18] nobody knows before it is told, and on the server nobody ever does', () => {
  expect(readSignedIn()).toBeNull()
  tellSignedIn(false)
  expect(readSignedIn()).toBe(false)
  tellSignedIn(true)
  expect(readSignedIn()).toBe(true)
  vi.unstubAllGlobals()
  expect(readSignedIn()).toBeNull()
})

test('[AUTH-16] nothing happens while it is unknown; then each change is told once', () => {
  const received: boolean[] = []
  const stop = watchSignedIn((isSignedIn) => received.push(isSignedIn))
  expect(received).toEqual([])
  tellSignedIn(false)
  tellSignedIn(false)
  tellSignedIn(true)
  expect(received).toEqual([false, true])
  stop()
  tellSignedIn(false)
  expect(received).toEqual([false, true])
})

test('[AUTH-18] what was told before an island was hydrated is told to it at once', () => {
  tellSignedIn(true)
  const received: boolean[] = []
  watchSignedIn((isSignedIn) => received.push(isSignedIn))
  expect(received).toEqual([true])
})
