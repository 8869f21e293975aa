import { afterEach, expect, test, vi } from 'vitest'
import { openSocialPopup } from './open-social-popup.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what a window of another site says is not heard, nor what has another form', async () => {
  const own = 'https://swap.example'
  let say: (event: Pick<MessageEvent, 'data' | 'origin'>) => void = () => {
    throw new Error('Nobody listens')
  }
  vi.stubGlobal('location', { origin: own })
  for (const name of ['screenX', 'screenY', 'outerWidth', 'outerHeight']) vi.stubGlobal(name, 0)
  vi.stubGlobal('document', { hasFocus: () => false })
  vi.stubGlobal('window', {
    open: () => ({ closed: false, close: () => {}, location: { href: '' } }),
    addEventListener: (_type: string, listener: typeof say) => {
      say = listener
    },
    removeEventListener: () => {},
  })
  const outcome = openSocialPopup('google')
  const message = (query: string) => ({ type: 'social-outcome', query })
  for (const origin of [
    'https://evil.example',
    `${own}.evil.example`,
    'http://swap.example',
    'null',
    '',
  ]) {
    say({ origin, data: message('error=told_by_a_stranger') })
  }
  const unlike = [
    'inline=1',
    null,
    { type: 'other', query: 'inline=1' },
    { type: 'social-outcome' },
  ]
  for (const data of unlike) {
    say({ origin: own, data })
  }
  say({ origin: own, data: message('goto=/history') })
  expect(await outcome).toEqual({ kind: 'goto', path: '/history' })
})
