import type { Calls } from '@causeway/api/contract'
import { type HttpNeeds, readAside, sendRequest } from './send-request.ts'

type FiatCalls = Pick<Calls, 'fiatProviders' | 'beginFiatOrder'>

/** Purchases and sales through providers of money (BUY-01); `createBuyingCalls` asks for their offers. */
export function createFiatCalls(needs: HttpNeeds): FiatCalls {
  return {
    fiatProviders: () => readAside(needs, '/api/fiat/provider'),
    beginFiatOrder: (body, idempotencyKey) =>
      sendRequest(needs, {
        method: 'POST',
        path: '/api/fiat/exchange',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
  }
}
