import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const library = vi.hoisted(() => ({ failures: 1 }))

/** The library, which lacks memory for its first hash. */
vi.mock('@node-rs/argon2', async (importReal) => {
  const real = await importReal<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    hash: (...given: Parameters<typeof real.hash>) => {
      library.failures -= 1
      return library.failures < 0 ? real.hash(...given) : Promise.reject(new Error('No memory'))
    },
  }
})

// Other files of the same process may have loaded it with the real library, and want it so.
beforeAll(() => vi.resetModules())
afterAll(() => vi.resetModules())

test('where nobody has that name, a failure is over with the next who asks', async () => {
  const { createPasswordHasher } = await import('./password-hasher.ts')
  const { verify } = createPasswordHasher({ memoryCost: 64, timeCost: 1 })
  await expect(verify(null, 'some password')).rejects.toThrow('No memory')
  expect(await verify(null, 'some password')).toEqual({ isRight: false, isOutdated: false })
})
