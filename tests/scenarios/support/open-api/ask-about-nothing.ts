import type { Shop } from '../../../customers/index.ts'
import type { TestPartner } from '../partner-steps.ts'
import { bearer } from '../rest-steps.ts'
import { send } from './send-wrongly.ts'

const NOBODY = 'A'.repeat(22)

const holder = { holderSecret: 'x' }
const none = `/api/transactions/${NOBODY}`
const requests = [
  ['GET', none],
  ['GET', `${none}/events`],
  ['GET', `${none}/feedback-eligibility`],
  ['PATCH', none, {}],
  ['POST', `${none}/holder`, holder],
  ['POST', `${none}/recovery`],
  ['POST', `${none}/feedback`, { transactionId: NOBODY, rate: 5 }],
  ['POST', `${none}/messages`, { text: 'Hello' }],
  ['POST', `${none}/payment-search`, { txId: '0'.repeat(64) }],
  ['POST', '/api/request-funds/sandbox', { transId: NOBODY, userDomain: 'alice.eth' }],
  ['GET', `/api/sum-sub/kyc-status?transId=${NOBODY}`],
  ['GET', `/api/sum-sub/settings?transId=${NOBODY}`],
  ['GET', '/api/locale/xx'],
  ['GET', '/api/currencies/nothing'],
  ['GET', '/api/coins/wallets?currency=nothing'],
  ['GET', '/api/blockchain-names?from=btc&to=nothing'],
  ['GET', '/api/currency-history/btc/nothing'],
  ['GET', '/api/currency-history/btc/btc'],
  ['GET', '/api/currency-history/btc/eth?from=9&to=1'],
  ['GET', '/api/seo-page/sitemap/en/nothing/1'],
  ['POST', '/api/seo-page/xx/exchange/btc-eth/all'],
  ['POST', '/api/seo-page/en/nothing/btc-eth/all'],
  ['POST', '/api/addresses/aml', { currency: 'nothing', address: 'x' }],
  ['POST', '/api/addresses/check', { currency: 'nothing', address: 'x' }],
  ['GET', '/api/address-alias-resolver?domain=nobody.eth&ticker=eth'],
  ['GET', '/api/address-alias-resolver?domain=a&ticker=eth'],
  ['GET', '/api/address-alias-resolver?domain=alice.nothing&ticker=eth'],
  ['GET', '/api/eos/name?baseWord=!'],
  ['GET', '/api/address-alias-resolver?domain=%D0%B0lice.eth&ticker=eth'],
  ['GET', '/api/address-alias-resolver?domain=empty.eth&ticker=eth'],
  ['GET', '/api/currencies/%ff'],
  ['GET', '/api/addresses/favourites?currency=nothing'],
  ['GET', '/api/fiat/offer?from=usd&to=eur&amount=150&country=DE'],
  ['GET', '/api/fiat/offer?from=usd&to=btc&amount=150&country=XX'],
  ['POST', '/api/fiat/webhooks/nobody', {}],
  ['POST', '/api/fiat/webhooks/sandboxpay', {}],
  ['POST', '/api/kyc/webhooks/nobody', {}],
  ['POST', '/api/kyc/webhooks/sandbox', {}],
  ['GET', '/api/auth/confirm/nothing'],
  ['POST', '/api/auth/recover', { recoverToken: 'nothing' }],
  ['POST', '/api/auth/confirm-email', { token: 'nothing' }],
  ['POST', '/api/auth/sign-in', { email: 'a@example.org' }],
  ['POST', '/api/auth/sign-up', { email: 'a@example.org' }],
  ['POST', '/api/auth/sign-up', { email: 'a@example.org', captcha: 'wrong' }],
  ['POST', '/api/auth/passkey', { response: {} }],
  ['GET', '/api/user?fields=nothing'],
  ['GET', '/api/user/flags?flags=nothing'],
  ['POST', '/api/oauth/access-token/nobody', { secret: 'x', code: 'x' }],
  ['POST', '/api/sandbox/deposits', { transactionId: NOBODY }],
  ['POST', '/api/sandbox/blocks', { blockchain: 'nothing', count: 1 }],
  ['POST', '/api/sandbox/reorg', { blockchain: 'nothing', depth: 1 }],
  ['POST', '/api/sandbox/congestion', { blockchain: 'nothing', feeTimes: 1 }],
  ['GET', '/api/sandbox/addresses/nothing'],
  ['GET', '/api/sandbox/risks/nothing'],
  ['POST', `/api/sandbox/holds/${NOBODY}`, { decision: 'refund', reason: 'x' }],
  ['POST', '/api/sandbox/claims/nothing', { decision: 'returned', reason: 'x' }],
  ['POST', '/api/sandbox/kyc/nothing', { verdict: 'approve' }],
  ['POST', '/api/sandbox/providers/chains/nothing', { mode: 'ok' }],
  ['POST', '/api/sandbox/names/nobody.eth/move'],
  ['POST', `/api/sandbox/funds-requests/${NOBODY}`, { outcome: 'ignored' }],
  ['GET', '/api/sandbox/fiat/nothing'],
  ['POST', '/api/sandbox/fiat/nothing', { outcome: 'paid' }],
  ['POST', '/api/sandbox/fiat-messages/nobody', { message: 'again' }],
  ['POST', '/api/sandbox/fiat-messages/toyramp', { message: 'again' }],
  ['POST', '/api/sandbox/visitor', { country: 'ZZ' }],
  ['GET', `/api/partner/v1/orders/${NOBODY}`],
  ['GET', `/api/partner/v1/orders/${NOBODY}/status`],
  ['GET', '/api/partner/v1/orders?status=nothing'],
  ['GET', '/api/partner/v1/reports?from=2026-02-30'],
  ['GET', '/api/partner/v1/reports?cursor=nothing'],
  ['GET', '/api/partner/v1/reports.csv?to=2026-02-30'],
  ['POST', '/api/partner/v1/addresses/check', { currency: 'nothing', address: 'x' }],
] as const

/** Asks about orders, coins and names that there are not. */
export async function askAboutNothing(shop: Shop, partner: TestPartner): Promise<void> {
  for (const [method, path, body] of requests) {
    const isByKey = path.startsWith('/api/partner/')
    await send(shop, method, path, {
      ...(body === undefined ? {} : { body }),
      headers: isByKey ? bearer(partner) : { origin: shop.url },
    })
  }
}
