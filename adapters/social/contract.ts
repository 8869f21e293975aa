import type { SocialIdentity, SocialPort, SocialTry } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a provider gives the contract suite: itself, and how people answer there. */
export type SocialHarness = {
  readonly social: SocialPort
  /** Where the provider may send browsers back to. */
  readonly redirectUri: string
  /** Somebody agrees at the address; answers the query of the redirect. Null declines. */
  readonly answer: (authorizationUrl: string, person: SocialIdentity | null) => Promise<string>
  /** Whether the provider itself has verified addresses; false: none of its ever counts as that. */
  readonly verifies: boolean
  /** From now on the provider does not answer. */
  readonly silence: () => Promise<void>
  readonly stop?: () => Promise<void>
}

const ada = { subject: 'ada-1', email: 'ada@example.com', isEmailVerified: true }

/** What every way of asking a provider must do (`core/ports/social.ts`). */
export function describeSocial(name: string, make: () => Promise<SocialHarness>): void {
  describe(`social contract: ${name}`, () => {
    let made: SocialHarness | undefined
    beforeAll(async () => {
      made = await make()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): SocialHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }

    const newTry = (letter: string): SocialTry => ({
      redirectUri: harness().redirectUri,
      state: `state-${letter}`,
      nonce: `nonce-${letter}`,
      codeVerifier: letter.repeat(43),
    })
    const go = async (tried: SocialTry, person: SocialIdentity | null) => {
      const url = await harness().social.authorizationUrl(tried)
      if (!url.ok) throw new Error(`no address: ${url.failure.code}`)
      return { url: url.value, query: await harness().answer(url.value, person) }
    }
    const failed = (code: string) => ({ ok: false, failure: { code } })

    test('sends people there with state and a challenge, never with the verifier', async () => {
      const { social } = harness()
      const url = await social.authorizationUrl(newTry('a'))
      if (!url.ok) throw new Error('no address')
      const asked = new URL(url.value, 'http://here.example').searchParams
      expect(asked.get('state')).toBe('state-a')
      expect(asked.get('code_challenge')).not.toBeNull()
      expect(asked.get('redirect_uri')).toBe(harness().redirectUri)
      expect(url.value).not.toContain('a'.repeat(43))
    })

    test('tells who agreed, and the same subject the next time', async () => {
      const { social, verifies } = harness()
      const identities = []
      for (const letter of ['b', 'c']) {
        const tried = newTry(letter)
        const { query } = await go(tried, ada)
        const identity = await social.identify(tried, query)
        if (!identity.ok) throw new Error(identity.failure.code)
        identities.push(identity.value)
      }
      const [first, second] = identities
      expect(first).toMatchObject({ email: 'ada@example.com', isEmailVerified: verifies })
      expect(second?.subject).toBe(first?.subject)
    })

    test('does not vouch for an address that it has not verified', async () => {
      const tried = newTry('d')
      const { query } = await go(tried, { ...ada, subject: 'ada-2', isEmailVerified: false })
      expect(await harness().social.identify(tried, query)).toMatchObject({
        ok: true,
        value: { isEmailVerified: false },
      })
    })

    test('a person who declines is no failure of the provider', async () => {
      const tried = newTry('e')
      const { query } = await go(tried, null)
      expect(await harness().social.identify(tried, query)).toEqual(failed('social_refused'))
    })

    test('a code of another try is not taken', async () => {
      const { social } = harness()
      const mine = newTry('f')
      const { query } = await go(mine, ada)
      const other = newTry('g')
      expect(await social.identify(other, query)).toEqual(failed('social_reply_wrong'))
      const swapped = new URLSearchParams(query)
      swapped.set('state', other.state)
      expect((await social.identify(other, swapped.toString())).ok).toBe(false)
    })

    test('a code is taken once', async () => {
      const { social } = harness()
      const tried = newTry('h')
      const { query } = await go(tried, ada)
      expect((await social.identify(tried, query)).ok).toBe(true)
      expect(await social.identify(tried, query)).toEqual(failed('social_refused'))
    })

    test.each(['', 'state=state-i', 'state=state-i&code=', 'state=state-i&code=made-up', 'code=%'])(
      'a redirect that nobody sent is refused: "%s"',
      async (query) => {
        expect((await harness().social.identify(newTry('i'), query)).ok).toBe(false)
      },
    )

    test('says that it does not know, and never throws, where nobody answers', async () => {
      const { silence, social } = harness()
      const tried = newTry('j')
      const { query } = await go(tried, ada)
      await silence()
      expect(await social.identify(tried, query)).toEqual(failed('social_unavailable'))
    })
  })
}
