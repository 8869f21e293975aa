import type { Answer, CurrencyOut } from '@causeway/api/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { unreachable } from '../requests/send-request.ts'
import { bodyAside, bodyOf } from '../streams/aside.ts'
import { keepCurrencies } from './keep-currencies.ts'

afterEach(() => vi.restoreAllMocks())

test('[REF-01] the list of coins is kept for a minute, and stays where a newer one cannot be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const lists: Answer<CurrencyOut[]>[] = [
    { ok: true, status: 200, body: [] },
    unreachable(),
    { ok: true, status: 200, body: [] },
  ]
  let asked = 0
  let now = 0
  const currencies = keepCurrencies(
    async () => {
      asked += 1
      return lists.shift() ?? unreachable()
    },
    () => now,
  )
  const first = await currencies()
  now = 59_999
  expect(await currencies()).toBe(first)
  expect(asked).toBe(1)
  now = 60_000
  expect(await currencies()).toBe(first)
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await currencies()).not.toBe(first)
  expect(asked).toBe(3)
})

test('[REF-01] without a list at hand the refusal is the answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(
    await keepCurrencies(
      async () => unreachable(),
      () => 0,
    )(),
  ).toMatchObject({ ok: false })
})

test('[REF-02] a secondary call that fails is logged and gives {}; one that something rests on throws', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await bodyAside('ad stats', async () => unreachable())).toEqual({})
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'Error during ad stats' }))
  await expect(bodyOf('user', async () => unreachable())).rejects.toThrow(/^Error during user$/)
  const broken = async () => {
    throw new TypeError('no')
  }
  expect(await bodyAside('ad stats', broken)).toEqual({})
})
