import { describe, expect, test, vi } from 'vitest'
import { createFollowing, type FollowedRow } from './create-following.ts'
import { createOrderWatch } from './order-watch.ts'

function codeOf(column: 'public_code' | 'id', value: string): string {
  if (column === 'id') return value.replace('id-', '')
  return column === 'public_code' ? value : 'no order'
}

/** Orders by their codes, whose versions a test may raise. */
function following() {
  const versions = new Map([
    ['a', 1],
    ['b', 1],
  ])
  const watch = createOrderWatch()
  const asked: string[] = []
  const state = { isAway: false }
  const { follow, poll } = createFollowing<string>({
    watch,
    find: async (column, values): Promise<readonly FollowedRow[]> => {
      asked.push(`${column} ${values.join()}`)
      if (state.isAway) throw new Error('The database is away')
      return values.flatMap((value) => {
        const code = codeOf(column, value)
        const version = versions.get(code)
        return version === undefined ? [] : [{ id: `id-${code}`, public_code: code, version }]
      })
    },
    read: async (id) => {
      asked.push(`read ${id}`)
      return `${id} ${versions.get(id.replace('id-', ''))}`
    },
  })
  return {
    watch,
    asked,
    state,
    follow,
    poll,
    raise: (code: string) => versions.set(code, (versions.get(code) ?? 0) + 1),
  }
}

/** Milliseconds; a second, which is the default, is too little on a busy machine. */
const PATIENCE = 60_000

describe('whoever follows an order', () => {
  test('is told how it stands at once, and of each change once', async () => {
    const { follow, poll, raise, watch } = following()
    const told: string[] = []
    follow('a', (order) => told.push(order))
    await vi.waitFor(() => expect(told).toEqual(['id-a 1']), PATIENCE)
    watch.changed('id-a')
    await poll()
    expect(told).toEqual(['id-a 1'])
    raise('a')
    watch.changed('id-a')
    await vi.waitFor(() => expect(told).toEqual(['id-a 1', 'id-a 2']), PATIENCE)
    raise('a')
    await poll()
    await poll()
    expect(told).toEqual(['id-a 1', 'id-a 2', 'id-a 3'])
  })

  test('hears of that order alone, beside others who follow it', async () => {
    const { asked, follow, poll, raise } = following()
    const told: string[] = []
    follow('a', (order) => told.push(`one ${order}`))
    follow('a', (order) => told.push(`two ${order}`))
    follow('b', (order) => told.push(`three ${order}`))
    await poll()
    told.length = 0
    asked.length = 0
    raise('a')
    await poll()
    expect(told).toEqual(['one id-a 2', 'two id-a 2'])
    expect(asked).toEqual(['public_code a,b', 'read id-a'])
    asked.length = 0
    await poll()
    expect(asked).toEqual(['public_code a,b'])
  })

  test('hears no more when he stops, and nothing is asked for nobody', async () => {
    const { asked, follow, poll, raise, watch } = following()
    const told: string[] = []
    const stop = follow('a', (order) => told.push(`one ${order}`))
    const stopOther = follow('a', (order) => told.push(`two ${order}`))
    await poll()
    stop()
    told.length = 0
    raise('a')
    await poll()
    expect(told).toEqual(['two id-a 2'])
    stopOther()
    asked.length = 0
    raise('a')
    watch.changed('id-a')
    await poll()
    expect([told, asked]).toEqual([['two id-a 2'], []])
  })

  test('misses nothing where a look failed', async () => {
    const { follow, poll, raise, state, watch } = following()
    const told: string[] = []
    state.isAway = true
    follow('a', (order) => told.push(order))
    raise('a')
    watch.changed('id-a')
    await expect(poll()).rejects.toThrow('away')
    state.isAway = false
    await poll()
    expect(told).toEqual(['id-a 2'])
  })
})

test('a watch tells its listeners until they stop', () => {
  const watch = createOrderWatch()
  const told: string[] = []
  const stop = watch.onChange((id) => told.push(`one ${id}`))
  watch.onChange((id) => told.push(`two ${id}`))
  watch.changed('a')
  stop()
  watch.changed('b')
  expect(told).toEqual(['one a', 'two a', 'two b'])
})
