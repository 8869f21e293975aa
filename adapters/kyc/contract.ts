import type { IdentityPort, IdentityStatus, WebhookMessage } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a way of identifying gives the contract suite: itself, its people's decisions, and what it would send us. */
export type IdentityHarness = {
  readonly identity: IdentityPort
  readonly decide: (reference: string, status: IdentityStatus) => Promise<void>
  readonly messageAbout: (reference: string) => WebhookMessage
  /** From now on the provider does not answer. */
  readonly silence: () => Promise<void>
  readonly stop?: () => Promise<void>
}

/** What every way of identifying must do (`core/ports/identity.ts`). */
export function describeIdentity(name: string, make: () => Promise<IdentityHarness>): void {
  describe(`identity contract: ${name}`, () => {
    let made: IdentityHarness | undefined
    beforeAll(async () => {
      made = await make()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): IdentityHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }

    test('knows nothing of a reference that was never begun', async () => {
      expect(await harness().identity.status('never')).toEqual({ ok: true, value: 'none' })
    })

    test('opens the flow, again and again, for a while', async () => {
      const { identity } = harness()
      for (const _ of [1, 2]) {
        const begun = await identity.begin({ reference: 'ada' })
        if (!begun.ok) throw new Error('it was not begun')
        expect(begun.value.accessToken).not.toBe('')
        expect(begun.value.url).toMatch(/^(https:\/\/|\/)/)
        expect(begun.value.expiresAt).toBeGreaterThan(0)
      }
      expect(await identity.status('ada')).toEqual({ ok: true, value: 'started' })
    })

    test.each(['pending', 'retry', 'approved', 'refused'] as const)(
      'tells that somebody is %s',
      async (status) => {
        const { identity, decide } = harness()
        await identity.begin({ reference: status })
        await decide(status, status)
        expect(await identity.status(status)).toEqual({ ok: true, value: status })
      },
    )

    test('believes a message that it signed, and no other', async () => {
      const { identity, messageAbout } = harness()
      const message = messageAbout('ada')
      expect(identity.readWebhook(message)).toEqual({ ok: true, value: { reference: 'ada' } })
      const forged = { ok: false, failure: { code: 'webhook_forged' } }
      const { headers, rawBody } = message
      expect(identity.readWebhook({ headers: {}, rawBody })).toEqual(forged)
      expect(identity.readWebhook({ headers, rawBody: `${rawBody} ` })).toEqual(forged)
      const other = messageAbout('grace')
      expect(identity.readWebhook({ headers, rawBody: other.rawBody })).toEqual(forged)
    })

    test('says that it does not know, and never throws, where nobody answers', async () => {
      const { identity, silence } = harness()
      await silence()
      const unavailable = { ok: false, failure: { code: 'identity_unavailable' } }
      expect(await identity.status('ada')).toEqual(unavailable)
      expect(await identity.begin({ reference: 'ada' })).toEqual(unavailable)
    })
  })
}
