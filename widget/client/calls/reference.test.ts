import { afterEach, expect, test, vi } from 'vitest'
import { unreachable } from '../requests/send-request.ts'
import { bodyAside, bodyOf } from '../streams/aside.ts'

afterEach(() => vi.restoreAllMocks())

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
