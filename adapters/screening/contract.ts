import type { ScreenedSubject, ScreeningPort } from '@causeway/core/ports'
import { screeningReasons } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a way of screening gives the contract suite: itself, an address it finds listed, and a way to silence it. */
export type ScreeningHarness = {
  readonly screening: ScreeningPort
  readonly listed: ScreenedSubject
  readonly harmless: ScreenedSubject
  /** From now on the provider does not answer. */
  readonly silence: () => Promise<void>
  readonly stop?: () => Promise<void>
}

/** What every way of screening must do (`core/ports/screening.ts`). */
export function describeScreening(name: string, make: () => Promise<ScreeningHarness>): void {
  describe(`screening contract: ${name}`, () => {
    let made: ScreeningHarness | undefined
    beforeAll(async () => {
      made = await make()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): ScreeningHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }

    test('finds a listed address with the highest score, for every direction', async () => {
      const { screening, listed } = harness()
      for (const direction of ['destination', 'refund', 'deposit'] as const) {
        const txId = direction === 'deposit' ? 'aa'.repeat(32) : null
        const answer = await screening.screen({ ...listed, direction, txId })
        expect(answer).toMatchObject({
          ok: true,
          value: { isListed: true, score: 100, source: expect.stringMatching(/./) },
        })
      }
    })

    test('finds nothing against a harmless one', async () => {
      const { screening, harmless } = harness()
      const answer = await screening.screen(harmless)
      if (!answer.ok) throw new Error('no answer')
      const { isListed, reason, score } = answer.value
      expect({ isListed, score }).toEqual({ isListed: false, score: 0 })
      expect(screeningReasons).toContain(reason)
    })

    test('says that it does not know, and never throws, where nobody answers', async () => {
      const { screening, harmless, silence } = harness()
      await silence()
      expect(await screening.screen(harmless)).toEqual({
        ok: false,
        failure: { code: 'screening_unavailable' },
      })
    })
  })
}
