import type { AccountReads } from '@causeway/api/contract'
import { queryText } from './query-text.ts'
import { type HttpNeeds, sendRequest } from './send-request.ts'

/** What is read of the caller's own account. `caller` is not sent: the browser says who it is by cookie. */
export function createAccountReads(needs: HttpNeeds): AccountReads {
  const get = <T>(path: string) => sendRequest<T>(needs, { method: 'GET', path })
  return {
    user: (_, fields) => {
      const query = queryText({ fields: fields?.join(',') })
      return get(`/api/user${query === '' ? '' : `?${query}`}`)
    },
    userFlags: (flags) => get(`/api/user/flags?${queryText({ flags: flags.join(',') })}`),
    subscriptions: () => get('/api/user/subscriptions'),
    sessions: () => get('/api/user/sessions'),
    recoveryCodesLeft: () => get('/api/user/recovery-codes'),
    passkeys: () => get('/api/user/passkeys'),
    socialProviders: () => get('/api/oauth'),
    socialAccounts: () => get('/api/user/social-accounts'),
  }
}
