import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyView } from './lazy-view.tsx'

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>
}

test('shows nothing before its component is there, and the component from then on', async () => {
  const lazy = lazyView(async () => Greeting)
  expect(renderToString(<lazy.View name="you" />)).toBe('')
  await lazy.load()
  expect(renderToString(<lazy.View name="you" />)).toContain('Hello')
})

test('is shown at once where the server gives it, and never fetched then', async () => {
  let fetched = 0
  const lazy = lazyView(async () => {
    fetched += 1
    return Greeting
  })
  lazy.hold(Greeting)
  await lazy.load()
  expect(renderToString(<lazy.View name="you" />)).toContain('Hello')
  expect(fetched).toBe(0)
})

test('is asked for again after it did not arrive', async () => {
  let fetched = 0
  const lazy = lazyView(async () => {
    fetched += 1
    if (fetched === 1) throw new Error('not arrived')
    return Greeting
  })
  await expect(lazy.load()).rejects.toThrow('not arrived')
  await lazy.load()
  expect(renderToString(<lazy.View name="you" />)).toContain('Hello')
})
