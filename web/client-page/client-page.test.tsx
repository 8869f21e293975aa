import { expect, test } from 'vitest'
import { clientPage } from './client-page.tsx'
import type { PageData } from './client-page-spec.ts'

function pageWith(isShown: boolean, ahead?: false) {
  let loaded = 0
  const island = clientPage<PageData>({
    name: 'some-page',
    View: () => null,
    lazy: {
      load: async () => {
        loaded += 1
      },
      isShown: () => isShown,
      ...(ahead === undefined ? {} : { ahead }),
    },
  })
  const start = {
    data: { loaderData: {}, actionData: undefined },
    search: '',
    alerts: [],
    messages: {},
  }
  return { island, start, loaded: () => loaded }
}

test('a lazy view is loaded before the page is hydrated with it, and only then', async () => {
  for (const isShown of [true, false]) {
    const { island, start, loaded } = pageWith(isShown)
    await island.ready?.(start)
    expect(loaded()).toBe(isShown ? 1 : 0)
  }
})

test('a lazy view is fetched ahead, unless no use of the page leads to it', async () => {
  const usual = pageWith(false)
  await usual.island.ahead?.()
  expect(usual.loaded()).toBe(1)
  const never = pageWith(false, false)
  expect(never.island.ahead).toBeUndefined()
  expect(never.island.ready).toBeDefined()
})
