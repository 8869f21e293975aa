// door: HTTP

import { type CallSpec, partnerCalls, sandboxCalls, webCalls } from '@causeway/api/contract'
import { fiatOperations } from '@causeway/api/partner'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Placed } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { type ApiDocument, readApiDocument } from '../support/open-api/api-document.ts'
import { askAboutNothing } from '../support/open-api/ask-about-nothing.ts'
import { notProvoked } from '../support/open-api/not-provoked.ts'
import { provokeAccountRefusals } from '../support/open-api/provoke-account-refusals.ts'
import { provokeOrderRefusals } from '../support/open-api/provoke-order-refusals.ts'
import {
  askAsStranger,
  filledPath,
  send,
  sendWrongBodies,
} from '../support/open-api/send-wrongly.ts'
import { TEST_APP, useAccounts } from '../support/open-api/use-accounts.ts'
import { provokeAffiliateRefusals, useAffiliates } from '../support/open-api/use-affiliates.ts'
import {
  askBareCalls,
  useCompliance,
  useControls,
  useOrders,
  usePartnerCalls,
  usePurchases,
  useReferences,
} from '../support/open-api/use-everything.ts'
import { type WatchedReplies, watchReplies } from '../support/open-api/watch-replies.ts'
import { addPartner, type TestPartner } from '../support/partner-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** Calls whose good request takes a story of its own, with the file that tells it. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/fiat/webhooks/{provider}': 'fiat/fiat-sandbox.test.ts',
  'POST /api/kyc/webhooks/{provider}': 'orders/compliance.test.ts',
  'POST /api/sandbox/claims/{id}': 'orders/lost-payments.test.ts',
}

let shop: RunningProduct
let document: ApiDocument
let partner: TestPartner
let watched: WatchedReplies
let finished: Placed
beforeAll(async () => {
  shop = await startShop('open_api', {
    APP_CLIENTS: `${TEST_APP.id}:${TEST_APP.secret}`,
    FLOATING_ONLY: 'xmr',
    AFFILIATE_SHARE_BPS: '9000',
    AFFILIATE_MINIMUM_BTC: '0.00001',
  })
  document = await readApiDocument(shop)
  partner = await addPartner(shop, 'A wallet')
  watched = watchReplies(shop, document)
  vi.stubGlobal('fetch', watched.fetch)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await stopShop(shop)
})

const declared = Object.values<CallSpec>({ ...webCalls, ...partnerCalls, ...sandboxCalls })

test('[API-04.1] the document has every call of the server, and the partner protocols', () => {
  const calls = declared.map(({ method, path }) => `${method} /api${path}`)
  const names = document.operations.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...calls, 'POST /api/partner'].toSorted())
  const fiat = fiatOperations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  expect(document.fiatCalls.toSorted()).toEqual(fiat.toSorted())
})

test('[API-04.2] every call, asked as it should be, replies as the document says', async () => {
  await useReferences(shop)
  finished = await useOrders(shop)
  await useCompliance(shop)
  await usePurchases(shop)
  await useControls(shop)
  await usePartnerCalls(shop)
  await useAffiliates(shop)
  await useAccounts(shop, partner, async (person) =>
    askBareCalls(document, (path) =>
      person.ask('GET', path, { headers: { authorization: `Bearer ${partner.apiKey}` } }),
    ),
  )
  const missing = document.operations
    .map(({ name }) => name)
    .filter((name) => !watched.done.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(TOLD_ELSEWHERE).toSorted())
  expect(watched.faults).toEqual([])
})

test('[API-04.3] refusals have the statuses, codes and bodies that the document says', async () => {
  expect(await sendWrongBodies(shop, document, partner)).toEqual([])
  await askAsStranger(shop, document)
  await askAboutNothing(shop, partner)
  await provokeOrderRefusals(shop, partner, finished)
  await provokeAccountRefusals(shop, partner)
  await provokeAffiliateRefusals(shop)
  expect(watched.faults).toEqual([])
  const seen = new Set([...watched.refused.values()].flatMap((codes) => [...codes]))
  const described = declared.flatMap(({ failures = [] }) => failures)
  const general = document.refusal['x-error-codes'] ?? []
  const unseen = [...new Set([...described, ...general])].filter((code) => !seen.has(code))
  expect(unseen.toSorted()).toEqual(notProvoked.toSorted())
})

test('[API-04.4] unknown calls get 404, and other methods 405 with those that there are', async () => {
  for (const path of ['/api/nothing', '/api', '/api/partner/v1', '/api/partner/v1/nothing']) {
    for (const method of ['GET', 'POST']) {
      expect(await send(shop, method, path)).toMatchObject({ status: 404, code: 'path_unknown' })
    }
  }
  const byPath = Map.groupBy(document.operations, filledPath)
  for (const [path, operations] of byPath) {
    const methods = operations.map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      // Another path with more parts may fit too.
      if (document.operationOf(method, path) !== null) continue
      const { code, headers, status } = await send(shop, method, path)
      const allowed = headers
        .get('allow')
        ?.split(', ')
        .filter((each) => each !== 'HEAD')
      expect([path, method, status, code, allowed?.toSorted()]).toEqual([
        ...[path, method, 405, 'method_not_allowed'],
        methods.toSorted(),
      ])
    }
  }
})
