import type { ClientCalls } from '@causeway/api/contract'
import { createMemoryStorage } from '@causeway/widget/storage'
import { expect, test } from 'vitest'
import { followRefLink } from './follow-ref-link.ts'

const [ADA, BOB] = ['adaadaadaadaad', 'bbbbbbbbbbbbbb']

type Reply = Awaited<ReturnType<ClientCalls['affiliateClick']>>
const counted = (click: 'first' | 'last'): Reply => {
  return { ok: true, status: 200, body: { result: { click, windowDays: 7 } } }
}
const refused = (status: number, code: string): Reply => {
  return { ok: false, status, body: { error: { code, message: '', details: {} } } }
}

/** A browser, and a server that answers every click alike. */
function browser(reply: Reply) {
  const kept = createMemoryStorage()
  const clicks: string[] = []
  const days: (number | undefined)[] = []
  const cookies = (lasts?: number) => {
    days.push(lasts)
    return kept
  }
  const calls = {
    affiliateClick: async ({ refId }: { readonly refId: string }) => {
      clicks.push(refId)
      return reply
    },
  }
  const openTab = () => {
    const tab = createMemoryStorage()
    return (search: string) => followRefLink(search, { calls, cookies, tab })
  }
  return { clicks, days, kept: () => kept.getItem('ref_id'), openTab }
}

test('[TELE-05] whose link led here is kept as ref_id, if it is a name', async () => {
  const { clicks, kept, openTab } = browser(counted('last'))
  const visit = openTab()
  for (const search of ['', '?ref_id=', '?ref_id=a;b', `?ref_id=${'x'.repeat(101)}`]) {
    await visit(search)
    expect(kept()).toBeNull()
  }
  await visit('?from=btc&ref_id=friend_1')
  expect(kept()).toBe('friend_1')
  expect(clicks).toEqual([])
})

test('[EARN-03] a click is counted once a tab, and kept for the days that the server says', async () => {
  const { clicks, days, kept, openTab } = browser(counted('last'))
  const visit = openTab()
  await visit(`?ref_id=${ADA}`)
  await visit(`?ref_id=${ADA}&from=btc`)
  expect([kept(), clicks, days.filter((each) => each !== undefined)]).toEqual([ADA, [ADA], [7]])
  await openTab()(`?ref_id=${ADA}`)
  expect(clicks).toEqual([ADA, ADA])
})

test('[EARN-03] the last link counts, or the first, as the server says; other names displace none', async () => {
  for (const [click, expected] of [
    ['last', BOB],
    ['first', ADA],
  ] as const) {
    const { clicks, kept, openTab } = browser(counted(click))
    await openTab()(`?ref_id=${ADA}`)
    await openTab()(`?ref_id=${BOB}`)
    await openTab()('?ref_id=friend_1')
    expect([kept(), clicks]).toEqual([expected, [ADA, BOB]])
  }
})

test('[EARN-03] a ref id that nobody has is forgotten; one that could not be asked about is kept', async () => {
  const unknown = browser(refused(404, 'ref_id_unknown'))
  await unknown.openTab()(`?ref_id=${ADA}`)
  expect(unknown.kept()).toBeNull()
  const offline = browser(refused(503, 'unavailable'))
  await offline.openTab()(`?ref_id=${ADA}`)
  expect(offline.kept()).toBe(ADA)
})
