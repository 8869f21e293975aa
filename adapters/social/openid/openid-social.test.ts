import {
  OPENID_CLIENT,
  startOpenidProvider,
} from '@causeway/tests/openid-provider/start-openid-provider'
import { walkProvider } from '@causeway/tests/openid-provider/walk-provider'
import { describeSocial } from '../contract.ts'
import { createOpenidSocial } from './create-openid-social.ts'

const redirectUri = 'http://127.0.0.1:1/api/oauth/google/callback'

describeSocial('OpenID Connect, by a real provider', async () => {
  const provider = await startOpenidProvider([redirectUri])
  return {
    social: createOpenidSocial({
      provider: 'google',
      issuer: provider.issuer,
      ...OPENID_CLIENT,
      timeLimitSeconds: 5,
      isPlainHttpAllowed: true,
    }),
    redirectUri,
    verifies: true,
    answer: async (url, person) => {
      const back = await walkProvider(
        url,
        person === null ? null : { ...person, email: person.email ?? '' },
      )
      return back.search.slice(1)
    },
    silence: provider.stop,
  }
})
