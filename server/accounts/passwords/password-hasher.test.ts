import { describe, expect, test } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'
import { createTurns } from './turns.ts'

const cheap = { memoryCost: 64, timeCost: 1 }

describe('the password hasher', () => {
  test('hashes by argon2id with 19 MiB and two passes, and salts each', async () => {
    const hasher = createPasswordHasher()
    const hashes = [await hasher.hash('some password'), await hasher.hash('some password')]
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(hashes[0]).not.toBe(hashes[1])
    expect(await hasher.verify(hashes[0] ?? null, 'some password')).toEqual({
      isRight: true,
      isOutdated: false,
    })
    expect((await hasher.verify(hashes[0] ?? null, 'some Password')).isRight).toBe(false)
  })

  test('takes the same characters in any spelling of them', async () => {
    const { hash, verify } = createPasswordHasher(cheap)
    expect((await verify(await hash('cafe\u0301 ﬁn'), 'caf\u00e9 fin')).isRight).toBe(true)
  })

  test('sees which hash is of other parameters', async () => {
    const old = await createPasswordHasher({ ...cheap, timeCost: 2 }).hash('some password')
    const { verify } = createPasswordHasher(cheap)
    expect(await verify(old, 'some password')).toEqual({ isRight: true, isOutdated: true })
  })

  test('nothing is right where there is no hash', async () => {
    const { verify } = createPasswordHasher(cheap)
    expect(await verify(null, '')).toEqual({ isRight: false, isOutdated: false })
  })
})

test('refuses work while 50 wait, and accepts it again afterwards', async () => {
  const { hash, isBusy } = createPasswordHasher(cheap)
  const first = Array.from({ length: 51 }, () => hash('some password'))
  expect(isBusy()).toBe(false)
  const last = hash('some password')
  expect(isBusy()).toBe(true)
  await Promise.all([...first, last])
  expect(isBusy()).toBe(false)
})

test('work takes turns, first come first served, and a failure gives its place on', async () => {
  const { inTurn, waiting } = createTurns(2)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (number: number) =>
    inTurn(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (number === 1) throw new Error('lost')
      return number
    })
  const all = [1, 2, 3, 4].map((number) => work(number))
  expect(waiting()).toBe(2)
  const settled = Promise.allSettled(all)
  for (let ended = 0; ended < 4; ended += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual([1, 2, 3, 4].slice(0, Math.min(4, ended + 2)))
    ends[ended]?.()
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
})
