import { openTestDatabase } from '@causeway/tests/exchange'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'
import { createCaptcha } from './captcha.ts'

const accountKey = new Uint8Array(32).fill(9)

describe('the captcha', () => {
  test('[AUTH-12] accepts a solution to its own challenge once, within ten minutes', async (context) => {
    const { database } = await openTestDatabase(context, 'captcha')
    let now = Date.now()
    const clock = { now: () => now }
    const captcha = createCaptcha({ database, clock, accountKey })
    const challenge = await captcha.challenge()
    const solution = await solveChallenge({ challenge, deriveKey })
    if (solution === null) throw new Error('Not solved')
    const payload = (change: object = {}) =>
      Buffer.from(JSON.stringify({ challenge, solution, ...change })).toString('base64')

    const foreign = createCaptcha({ database, clock, accountKey: new Uint8Array(32) })
    expect(await foreign.take(payload())).toBe(false)
    for (const wrong of [
      '',
      'nothing of ours',
      payload({ solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' } }),
      payload({ challenge: { ...challenge, signature: '00' } }),
      payload({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
      }),
      payload({
        challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9e9 } },
      }),
      payload({ challenge: { ...challenge, parameters: null } }),
      payload({ solution: null }),
    ]) {
      expect(await captcha.take(wrong)).toBe(false)
    }
    const taken = await Promise.all([captcha.take(payload()), captcha.take(payload())])
    expect(taken.toSorted()).toEqual([false, true])
    expect(await captcha.take(payload())).toBe(false)

    const late = await captcha.challenge()
    const solved = await solveChallenge({ challenge: late, deriveKey })
    const lateOne = Buffer.from(JSON.stringify({ challenge: late, solution: solved }))
    now += 600_000
    expect(await captcha.take(lateOne.toString('base64'))).toBe(false)
    await database.close()
  })
})
