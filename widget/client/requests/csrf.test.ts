import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCsrfTokens } from './csrf.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function tokens(ask: () => Promise<string | null>) {
  const asked = vi.fn(ask)
  const csrf = createCsrfTokens({
    ask: asked,
    now: () => performance.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  return { asked, csrf }
}

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), milliseconds))

test('[AUTH-10] a token is kept for 60 s', async () => {
  const given = ['token-1', 'token-2']
  const { asked, csrf } = tokens(async () => given.shift() ?? null)
  expect(await csrf.get()).toBe('token-1')
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await csrf.get()).toBe('token-1')
  await vi.advanceTimersByTimeAsync(1)
  expect(await csrf.get()).toBe('token-2')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('[AUTH-10] one question is under way; the others look for its answer every 10 ms', async () => {
  const { asked, csrf } = tokens(() => after(95, 'token'))
  const first = csrf.get()
  const times: number[] = []
  const second = csrf.get().then((token) => {
    times.push(performance.now())
    return token
  })
  const begun = performance.now()
  await vi.advanceTimersByTimeAsync(200)
  expect(await Promise.all([first, second])).toEqual(['token', 'token'])
  expect(times).toEqual([begun + 100])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('[AUTH-10] whoever waited for 2 s asks for himself', async () => {
  const answers = [after(10_000, 'late'), Promise.resolve('own')]
  const { asked, csrf } = tokens(() => answers.shift() ?? Promise.resolve(null))
  void csrf.get()
  const second = csrf.get()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(await second).toBe('own')
  await vi.advanceTimersByTimeAsync(10_000)
})

test('a token that came with another reply is taken; a forgotten one is asked for again', async () => {
  const { asked, csrf } = tokens(async () => 'asked')
  csrf.take('taken')
  expect(await csrf.get()).toBe('taken')
  csrf.forget()
  expect(await csrf.get()).toBe('asked')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a server that gives none, or breaks, holds nobody up', async () => {
  const none = tokens(async () => null)
  expect(await none.csrf.get()).toBeNull()
  const broken = tokens(async () => {
    throw new Error('broken')
  })
  await expect(broken.csrf.get()).rejects.toThrow('broken')
  await expect(broken.csrf.get()).rejects.toThrow('broken')
})
