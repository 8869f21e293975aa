import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canaries } from './canaries.ts'
import { type CruisedTree, cruiseTree, type Violation } from './cruise-tree.ts'
import { doors } from './doors.ts'
import { plantTree } from './plant-tree.ts'
import { rooms } from './rooms.ts'
import { rules } from './rules.ts'
import { scenery } from './scenery.ts'

const projectRoot = resolve(import.meta.dirname, '../..')

function line({ rule, from, to }: Violation): string {
  // A package's file inside node_modules is the package's business.
  return `${rule}: ${from} -> ${to.replace(/^.*(node_modules\/[^/]+\/).*$/, '$1')}`
}

describe('planted violations', () => {
  const planted = Object.fromEntries(canaries.map(({ from, code }) => [from, code]))
  let removeTree = () => Promise.resolve()
  let tree: CruisedTree = { files: 0, edges: [], violations: [] }

  beforeAll(async () => {
    const { root, remove } = await plantTree(projectRoot, rooms, { ...scenery, ...planted })
    removeTree = remove
    tree = await cruiseTree(root, rooms)
  })
  afterAll(() => removeTree())

  test('every rule has a canary and every canary a rule', () => {
    const ruled = rules.map(({ name }) => name).toSorted()
    expect([...new Set(canaries.map(({ rule }) => rule))].toSorted()).toEqual(ruled)
    expect(new Set(ruled).size).toBe(ruled.length)
  })

  test.each(canaries)('$rule reports $from', (canary) => {
    expect(tree.violations.map(line)).toContain(line(canary))
  })

  test('nothing else is reported', () => {
    const expected = canaries.map(line).toSorted()
    expect([...new Set(tree.violations.map(line))].toSorted()).toEqual(expected)
  })

  test('the imports between rooms are seen', () => {
    const edges = tree.edges.map(({ from, to }) => `${from} -> ${to}`)
    expect(edges).toContain('server/orders/place.ts -> core/money/index.ts')
    expect(edges).toContain('web/pages/exchange/home/page.server.ts -> server/orders/index.ts')
    expect(edges).toContain('main/wire.ts -> adapters/chains/index.ts')
  })
})

describe('the project', () => {
  // It reads every file: half a minute, and several on a machine that does other work.
  test('keeps every rule', async () => {
    const tree = await cruiseTree(projectRoot, rooms)
    expect(tree.violations.map(line)).toEqual([])
  }, 300_000)

  test.each(doors)('%s exists, and its folder has no index.ts', (door) => {
    const folder = door.endsWith('/') ? door : dirname(door)
    expect(existsSync(join(projectRoot, door))).toBe(true)
    expect(existsSync(join(projectRoot, folder, 'index.ts'))).toBe(false)
  })
})
