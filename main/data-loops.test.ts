import { createLoop } from '@causeway/server/jobs'
import { describe, expect, test } from 'vitest'
import { dataLoops } from './data-loops.ts'

type Asked = Parameters<typeof dataLoops>[0]

const idleLoop = createLoop({
  name: 'health',
  everyMilliseconds: 1000,
  work: async () => false,
  onError: () => {},
})

/** Loops over parts that write down when they are asked; a part in `broken` fails. */
function loopsOver({ broken = [] }: { readonly broken?: readonly string[] } = {}) {
  const done: string[] = []
  const errors: string[] = []
  const part = (name: string) => async () => {
    done.push(name)
    if (broken.includes(name)) throw new Error(`${name} is away`)
  }
  const loops = dataLoops({
    feed: { refresh: part('feed') },
    trading: { refresh: part('trading') },
    stock: { refresh: part('stock') },
    clock: { refresh: part('clock') } as unknown as Asked['clock'],
    followings: [{ poll: part('orders') }, { poll: part('purchases') }],
    events: { flush: part('events') } as unknown as Asked['events'],
    usage: { flush: part('usage') } as unknown as Asked['usage'],
    requestCounts: { count: () => 0, exchange: part('requests') },
    health: { loop: idleLoop, latest: () => [] },
    onError: (name) => errors.push(name),
  })
  return { done, errors, loops }
}

describe('what a process keeps fresh for itself', () => {
  test('prices come after the time that they are judged by', async () => {
    const { done, loops } = loopsOver()
    const prices = loops.find(({ name }) => name === 'prices')
    prices?.start()
    await expect.poll(() => done).toEqual(['clock', 'trading', 'feed'])
    await prices?.stop()
  })

  test('a part that fails is named, and the others go on', async () => {
    const { done, errors, loops } = loopsOver({ broken: ['stock'] })
    for (const loop of loops) loop.start()
    await expect.poll(() => errors).toContain('stock')
    await expect
      .poll(() => done)
      .toEqual(expect.arrayContaining(['feed', 'orders', 'purchases', 'requests']))
    await Promise.all(loops.map((loop) => loop.stop()))
    expect(errors).toEqual(['stock'])
  })

  test('what was counted is written down once more at the end, also where that fails', async () => {
    const { done, errors, loops } = loopsOver({ broken: ['events'] })
    await Promise.all(loops.map((loop) => loop.stop()))
    expect(done).toEqual(['events', 'usage'])
    expect(errors).toEqual(['events'])
  })
})
