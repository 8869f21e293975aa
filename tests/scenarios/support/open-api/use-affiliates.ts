import { advanceClock, type Shop } from '../../../customers/index.ts'
import { newOwner } from '../owner-steps.ts'
import {
  decide,
  finishByLink,
  newAffiliate,
  newApplicant,
  setAddress,
} from '../partners/affiliate-steps.ts'
import { PASSWORD, type Person } from '../person.ts'

const NOBODY = '23456789abcdef'
const post = (person: Person, path: string, body: object) =>
  person.change('POST', `/api/affiliate/${path}`, body)

/** Everything that an affiliate does. */
export async function useAffiliates(shop: Shop): Promise<void> {
  const applicant = await newApplicant(shop)
  const { browser, refId } = applicant
  await post(browser, 'become-partner', { website: 'blog.example', about: 'A blog' })
  await decide(shop, refId, 'approved')
  const { merchantId } = (await browser.ask('GET', '/api/user?fields=merchantId')).body.user
  await browser.ask('GET', `/api/affiliate/refid?merchantId=${merchantId}`)
  await browser.ask('GET', `/api/affiliate/widget?id=${refId}`)
  await browser.ask('POST', '/api/affiliate/click', { body: { refId } })
  const { body } = await post(browser, 'create-tool', { type: 'widget', name: 'My blog' })
  await post(browser, 'update-tool', { id: body.result.id, name: 'Our blog' })
  await finishByLink(shop, refId)
  await setAddress(shop, browser, 'btc')
  await advanceClock(shop, 86_400)
  await post(browser, 'convert-all', { currency: 'btc' })
  const isIdle = async () => {
    const { result } = (await browser.ask('GET', '/api/affiliate/transfers-status')).body
    return result.convertProgressStatus === 'idle'
  }
  while (!(await isIdle()));
  await post(browser, 'payout', { currency: 'btc' })
  for (const path of [
    'affiliate-status',
    'get-tools',
    'addresses',
    'balances',
    'payouts',
    'total-stats',
    'stats',
    'statement',
    'api-daily-stats',
    'referred-transactions',
    'turnover-stats',
  ]) {
    await browser.ask('GET', `/api/affiliate/${path}`)
  }
}

/** Makes calls of affiliates refuse for reasons of their own. */
export async function provokeAffiliateRefusals(shop: Shop): Promise<void> {
  const stranger = await newOwner(shop)
  await post(stranger.browser, 'payout', { currency: 'btc' })
  const applicant = await newApplicant(shop)
  await post(applicant.browser, 'payout', { currency: 'btc' })
  await stranger.browser.ask('GET', `/api/affiliate/refid?merchantId=${'0'.repeat(20)}`)
  await stranger.browser.ask('GET', `/api/affiliate/widget?id=${NOBODY}`)
  for (const [refId, status] of [
    [NOBODY, 'approved'],
    [applicant.refId, 'disabled'],
  ] as const) {
    await decide(shop, refId, status).catch(() => undefined)
  }
  const { browser } = await newAffiliate(shop)
  await post(browser, 'create-tool', { type: 'widget', name: ' ' })
  await post(browser, 'update-tool', { id: NOBODY, name: 'Nothing' })
  await post(browser, 'update-tool', { id: NOBODY, settings: { tickers: ['nope'] } })
  await post(browser, 'convert-all', { currency: 'btc' })
  await post(browser, 'payout', { currency: 'eth' })
  await post(browser, 'address', { currency: 'eth', address: 'nowhere', password: PASSWORD })
  await setAddress(shop, browser, 'eth')
  await post(browser, 'payout', { currency: 'eth' })
  await advanceClock(shop, 86_400)
  await post(browser, 'payout', { currency: 'eth' })
}
