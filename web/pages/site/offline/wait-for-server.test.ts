import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForServer } from './wait-for-server.ts'

const page = { isOnline: true, replies: [] as (number | null)[], online: new EventTarget() }
const answered = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page.online)
  vi.stubGlobal('location', new URL('https://swap.example/privacy-policy'))
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.isOnline
    },
  })
  vi.stubGlobal('fetch', async () => {
    const status = page.replies.shift() ?? null
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  answered.mockClear()
})

test('asks every 5 s until the server answers, although nothing says that it is online again', async () => {
  page.replies = [null, 502, 200]
  const end = waitForServer(answered)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledOnce()
  end()
})

test('asks at once when the browser is online again, and not while it is offline', async () => {
  page.isOnline = false
  page.replies = [200]
  const end = waitForServer(answered)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.replies).toHaveLength(1)
  page.isOnline = true
  page.online.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toHaveBeenCalledOnce()
  end()
})

test('asks nothing where the page was opened by its own address', async () => {
  vi.stubGlobal('location', new URL('https://swap.example/de/offline'))
  page.replies = [200]
  waitForServer(answered)
  page.online.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answered).not.toHaveBeenCalled()
})

test('asks nothing more once it has ended', async () => {
  page.replies = [200, 200]
  waitForServer(answered)()
  page.online.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answered).not.toHaveBeenCalled()
})
