import { expect, test } from 'vitest'
import { openCamera } from './open-camera.ts'

const failing = (name: string) => ({
  getUserMedia: async (): Promise<MediaStream> => {
    throw Object.assign(new Error('no'), { name })
  },
})

test.each([
  ['NotAllowedError', 'camera_refused'],
  ['SecurityError', 'camera_refused'],
  ['NotFoundError', 'camera_missing'],
  ['NotReadableError', 'camera_busy'],
])('%s is %s', async (name, code) => {
  expect(await openCamera(failing(name))).toEqual({ ok: false, failure: { code } })
})

test('a browser without cameras says so', async () => {
  expect(await openCamera(undefined)).toEqual({
    ok: false,
    failure: { code: 'camera_unavailable' },
  })
})
