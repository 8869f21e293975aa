import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lateView } from './late-view.tsx'

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>
}

test('shows nothing before its component is there, and the component from then on', async () => {
  const late = lateView(async () => Greeting)
  expect(renderToString(<late.View name="you" />)).toBe('')
  await late.load()
  expect(renderToString(<late.View name="you" />)).toContain('Hello')
})

test('is shown at once where the server gives it, and never fetched then', async () => {
  let fetched = 0
  const late = lateView(async () => {
    fetched += 1
    return Greeting
  })
  late.hold(Greeting)
  await late.load()
  expect(renderToString(<late.View name="you" />)).toContain('Hello')
  expect(fetched).toBe(0)
})

test('is asked for again after it did not arrive', async () => {
  let fetched = 0
  const late = lateView(async () => {
    fetched += 1
    if (fetched === 1) throw new Error('not arrived')
    return Greeting
  })
  await expect(late.load()).rejects.toThrow('not arrived')
  await late.load()
  expect(renderToString(<late.View name="you" />)).toContain('Hello')
})
