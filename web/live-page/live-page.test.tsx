import { expect, test } from 'vitest'
import { livePage } from './live-page.tsx'
import type { PageData } from './live-page-spec.ts'

function pageWith(isShown: boolean, ahead?: false) {
  let loaded = 0
  const part = livePage<PageData>({
    name: 'some-page',
    View: () => null,
    late: {
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
  return { part, start, loaded: () => loaded }
}

test('a late view is loaded before the page wakes with it, and only then', async () => {
  for (const isShown of [true, false]) {
    const { part, start, loaded } = pageWith(isShown)
    await part.ready?.(start)
    expect(loaded()).toBe(isShown ? 1 : 0)
  }
})

test('a late view is fetched ahead, unless no use of the page leads to it', async () => {
  const usual = pageWith(false)
  await usual.part.ahead?.()
  expect(usual.loaded()).toBe(1)
  const never = pageWith(false, false)
  expect(never.part.ahead).toBeUndefined()
  expect(never.part.ready).toBeDefined()
})
