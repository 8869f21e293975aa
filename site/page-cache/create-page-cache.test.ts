import { describe, expect, test } from 'vitest'
import { createPageCache } from './create-page-cache.ts'

function shelf(make: (key: string, count: number) => Promise<string>, mostBytes = 10_000) {
  let now = 1000
  let made = 0
  const failures: unknown[] = []
  const pages = createPageCache<string>({
    clock: { now: () => now },
    make: (key) => {
      made += 1
      return make(key, made)
    },
    isKept: (page) => !page.startsWith('error'),
    weigh: (page) => page.length,
    mostBytes,
    onFailure: (error) => failures.push(error),
  })
  return {
    pages,
    failures,
    countMade: () => made,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

describe('the page cache', () => {
  test('renders a page once for concurrent requests and those soon after', async () => {
    const { pages, pass, countMade } = shelf(async (key, count) => `${key} ${count}`)
    expect(await Promise.all([pages.get('/'), pages.get('/')])).toEqual(['/ 1', '/ 1'])
    pass(999)
    expect(await pages.get('/')).toBe('/ 1')
    expect(countMade()).toBe(1)
  })

  test('an older one is handed out while the new one is made, and never beyond four seconds', async () => {
    const { pages, pass } = shelf(async (key, count) => `${key} ${count}`)
    await pages.get('/')
    pass(1500)
    expect(await pages.get('/')).toBe('/ 1')
    await Promise.resolve()
    expect(await pages.get('/')).toBe('/ 2')
    pass(4000)
    expect(await pages.get('/')).toBe('/ 3')
  })

  test('is at hand while it is fresh or being made for somebody, and costs nothing then', async () => {
    const { pages, pass, countMade } = shelf(async (key, count) => `${key} ${count}`)
    expect(pages.isAtHand('/')).toBe(false)
    const making = pages.get('/')
    expect(pages.isAtHand('/')).toBe(true)
    await making
    expect([pages.isAtHand('/'), pages.isAtHand('/?amount=1')]).toEqual([true, false])
    pass(1000)
    // It would be handed out, and another one made behind the visitor's back.
    expect(pages.isAtHand('/')).toBe(false)
    await pages.get('/')
    await pages.get('/')
    expect(countMade()).toBe(2)
    pass(-5000)
    expect(pages.isAtHand('/')).toBe(false)
  })

  test('a page of trouble is not kept, and a failure behind the scenes leaves the old one', async () => {
    const trouble = shelf(async (_key, count) => (count === 1 ? 'error' : 'well'))
    expect(await trouble.pages.get('/')).toBe('error')
    expect(await trouble.pages.get('/')).toBe('well')
    const broken = shelf(async (_key, count) => {
      if (count === 2) throw new Error('broken')
      return `page ${count}`
    })
    await broken.pages.get('/')
    broken.pass(2000)
    expect(await broken.pages.get('/')).toBe('page 1')
    await new Promise((resolve) => setImmediate(resolve))
    expect(broken.failures).toHaveLength(1)
    broken.pass(2000)
    expect(await broken.pages.get('/')).toBe('page 3')
  })

  test('pages are bounded by their bytes, and the least used leave first', async () => {
    const { pages, countMade } = shelf(async (key) => key.repeat(10), 100)
    for (const key of ['aaaa', 'bbbb']) await pages.get(key)
    await pages.get('aaaa')
    await pages.get('cccc')
    expect(countMade()).toBe(3)
    await pages.get('aaaa')
    expect(countMade()).toBe(3)
    await pages.get('bbbb')
    expect(countMade()).toBe(4)
  })

  test('a page larger than all the room is not kept, and lets the others stay', async () => {
    const { pages, countMade } = shelf(async (key) => key.repeat(10), 100)
    await pages.get('a')
    await pages.get('b'.repeat(11))
    await pages.get('a')
    expect(countMade()).toBe(2)
  })

  test('many pages leave no more behind than fit', async () => {
    const { pages, countMade } = shelf(async () => 'x'.repeat(100), 1000)
    for (let n = 0; n < 10_000; n += 1) await pages.get(`/exchange/${n}`)
    expect(countMade()).toBe(10_000)
    for (let n = 9_990; n < 10_000; n += 1) await pages.get(`/exchange/${n}`)
    expect(countMade()).toBe(10_000)
    await pages.get('/exchange/9989')
    expect(countMade()).toBe(10_001)
  })
})
