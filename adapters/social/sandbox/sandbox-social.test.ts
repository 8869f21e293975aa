import { createSandboxControls, openWorld } from '../../world/index.ts'
import { describeSocial } from '../contract.ts'
import { createSandboxSocial } from './create-sandbox-social.ts'

describeSocial('sandbox', async () => {
  const world = openWorld({
    path: ':memory:',
    seed: 'social',
    clock: { now: () => 1_000 },
    networks: [],
    currencies: [],
  })
  const controls = createSandboxControls(world)
  return {
    social: createSandboxSocial({ world, wait: async () => {} }, 'google'),
    redirectUri: 'http://shop.example/api/oauth/google/callback',
    verifies: true,
    answer: async (url, person) => {
      const asked = new URL(url, 'http://shop.example').searchParams
      const state = asked.get('state') ?? ''
      if (person === null) return new URLSearchParams({ error: 'access_denied', state }).toString()
      const { code } = await controls.consent({
        provider: 'google',
        person: person.subject,
        email: person.email,
        isEmailVerified: person.isEmailVerified,
        nonce: asked.get('nonce') ?? '',
        codeChallenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      })
      return new URLSearchParams({ code, state }).toString()
    },
    silence: async () => {
      await controls.setMode('social', 'sandbox', 'down')
    },
    stop: async () => world.close(),
  }
})
