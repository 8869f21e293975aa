import { expect, test } from 'vitest'
import { framePrefix, isFramePath, pathInFrame, readFrameAddress } from './frame-address.ts'

const options = 'from=btc&label=%E2%82%BF'
const prefix = framePrefix(options)

test('[WIDGET-01] the options of a frame come with every step', () => {
  expect(readFrameAddress('/widget-app', options)).toEqual({ options, path: '/widget-app' })
  expect(readFrameAddress(`${prefix}/processing`, 'step=check')).toEqual({
    options,
    path: '/processing',
  })
  expect(readFrameAddress(framePrefix(''), '')).toEqual({ options: '', path: '/widget-app' })
})

test('[WIDGET-04] other pages are no steps, and other paths no frames', () => {
  for (const path of ['/profile', '/history', '/backoffice', '/transaction', '/transaction/a/b']) {
    expect(readFrameAddress(`${prefix}${path}`, '')?.path, path).toBeNull()
  }
  expect(readFrameAddress(`/widget-app/${'a'.repeat(4000)}/buy`, '')?.path).toBeNull()
  for (const path of ['/', '/widget-apps', '/processing', '/widget.js']) {
    expect(readFrameAddress(path, ''), path).toBeNull()
    expect(isFramePath(path), path).toBe(false)
  }
  expect(isFramePath('/de/widget-app/-/buy')).toBe(true)
})

test('[WIDGET-01] links of steps stay in the frame, all others lead out of it', () => {
  expect(pathInFrame(prefix, '/?from=ltc')).toBe(`${prefix}?from=ltc`)
  expect(pathInFrame(prefix, '/transaction/abc')).toBe(`${prefix}/transaction/abc`)
  expect(pathInFrame(prefix, '/terms-of-use')).toBe('/terms-of-use')
})
