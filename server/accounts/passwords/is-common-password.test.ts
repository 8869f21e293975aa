import { expect, test, vi } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'

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

test('a list that could not be opened is opened by the next who asks, and then kept', async () => {
  const asked = await Promise.allSettled([
    isCommonPassword('password123', []),
    isCommonPassword('password123', []),
  ])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await isCommonPassword('password123', [])).toBe(true)
  expect(await isCommonPassword('wet copper ladder hums', [])).toBe(false)
  expect(library.opened).toBe(2)
})
