import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const library = vi.hoisted(() => ({ opened: 0 }))

/** The library, which fails where it is opened first. */
vi.mock('@zxcvbn-ts/core', async (importReal) => {
  const { ZxcvbnFactory } = await importReal<typeof import('@zxcvbn-ts/core')>()
  return {
    ZxcvbnFactory: class extends ZxcvbnFactory {
      constructor(...given: ConstructorParameters<typeof ZxcvbnFactory>) {
        library.opened += 1
        if (library.opened === 1) throw new Error('Too many open files')
        super(...given)
      }
    },
  }
})

// Other files of the same process may have loaded it with the real library, and want it so.
beforeAll(() => vi.resetModules())
afterAll(() => vi.resetModules())

test('a list that could not be opened is opened by the next who asks, and then kept', async () => {
  const { isCommonPassword } = await import('./is-common-password.ts')
  const asked = await Promise.allSettled([
    isCommonPassword('password123', []),
    isCommonPassword('password123', []),
  ])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await isCommonPassword('password123', [])).toBe(true)
  expect(await isCommonPassword('wet copper ladder hums', [])).toBe(false)
  expect(library.opened).toBe(2)
})
