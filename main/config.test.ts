import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('where money is real and the site is seen by https, the proxy that says so must be believed', () => {
  const real = {
    WORLD: 'real',
    DATABASE_URL: 'postgres://127.0.0.1/x',
    PUBLIC_URL: 'https://swap.example',
  }
  expect(() => readConfig(real)).toThrow('TRUST_PROXY is "false", but must be true where')
  expect(readConfig({ ...real, TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  for (const other of [
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: '' },
    { ROLE: 'worker' },
    { WORLD: 'play' },
  ]) {
    expect(readConfig({ ...real, ...other }).trustProxy).toBe(false)
  }
})
