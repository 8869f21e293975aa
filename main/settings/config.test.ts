import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { formerNamesIn } from './read-setting.ts'

test('where money is real and the site is seen by https, the proxy that says so must be believed', () => {
  const real = {
    WORLD: 'real',
    DATABASE_URL: 'postgres://127.0.0.1/x',
    PUBLIC_URL: 'https://swap.example',
  }
  expect(() => readConfig(real)).toThrow('TRUST_PROXY is "false", but must be true when')
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

test('where money is real, the site and services are spoken to by https or on this machine', () => {
  const real = { WORLD: 'real', DATABASE_URL: 'postgres://127.0.0.1/x', TRUST_PROXY: 'true' }
  const plain = 'http://user:pass-word@service.example/path'
  const settings = {
    PUBLIC_URL: plain,
    ANALYTICS_URL: plain,
    AML_API_URL: plain,
    SUMSUB_URL: plain,
    UNSTOPPABLE_URL: plain,
    FUNDS_REQUEST_URL: plain,
    EXCHANGE_URLS: `binance=https://mirror.example,kraken=${plain}`,
  }
  for (const [name, value] of Object.entries(settings)) {
    const read = (world: object, text = value) => readConfig({ ...real, ...world, [name]: text })
    expect(() => read({}), name).toThrow(/"http:\/\/service\.example", but must be https when/)
    expect(() => read({}), name).toThrow(name)
    expect(() => read({}), name).not.toThrow('pass-word')
    expect(() => read({}, value.replace(plain, 'http://127.0.0.1.evil.example'))).toThrow(name)
    for (const fine of ['https://service.example', 'http://127.0.0.1:8080', 'http://localhost']) {
      expect(read({}, value.replace(plain, fine)).world, name).toBe('real')
    }
    expect(read({ WORLD: 'play', DATABASE_URL: '' }).world, name).toBe('play')
  }
})

test('every setting is there under its name in camel case, and its former name counts where the new one is not set', () => {
  expect(readConfig({ FEE_SERVICE_BPS: '40' })).toMatchObject({ feeServiceBps: 40, port: 3000 })
  const former = { KEPT_PAGES_MEGABYTES: '16' }
  expect(readConfig(former).pageCacheMb).toBe(16)
  expect(formerNamesIn(former)).toEqual([['KEPT_PAGES_MEGABYTES', 'PAGE_CACHE_MB']])
  const both = { ...former, PAGE_CACHE_MB: '32' }
  expect(readConfig(both).pageCacheMb).toBe(32)
  expect(formerNamesIn(both)).toEqual([])
  expect(() => readConfig({ KEPT_PAGES_MEGABYTES: 'much' })).toThrow(
    'KEPT_PAGES_MEGABYTES is "much"',
  )
  expect(() => readConfig({ ...former, PAGE_CACHE_MB: 'much' })).toThrow('PAGE_CACHE_MB is "much"')
})

test('an accent that could not be read is refused, with its contrast and one that would do', () => {
  const read = (light: string, dark = '') =>
    readConfig({ BRAND_ACCENT: light, BRAND_ACCENT_DARK: dark })
  expect(readConfig({}).palette).toBeNull()
  expect(read('#1D4F8F').palette?.light.accent).toBe('#1d4f8f')
  expect(read('#1d4f8f', '#9cc6ff').palette?.dark.accent).toBe('#9cc6ff')
  expect(() => read('#777777')).toThrow(
    /^BRAND_ACCENT is "#777777", but must be a colour with a contrast of at least 4\.5:1 on light pages\. Its contrast on #f4f6f5 is 4\.1\d?:1; #\w{6} would do$/,
  )
  expect(() => read('#1d4f8f', '#1d4f8f')).toThrow(/^BRAND_ACCENT_DARK .* on dark pages/)
  expect(() => read('', '#9cc6ff')).toThrow('set together with BRAND_ACCENT')
  expect(() => read('red')).toThrow('a colour as #rrggbb')
})

test('a signer in a process of its own is in one place, at an address only with certificates', () => {
  const at = (SIGNER_ADDRESS: string, more = {}) =>
    readConfig({ SIGNER_ADDRESS, SIGNER_CERTIFICATES: '/certificates', ...more }).signerAddress
  expect(at('')).toBeNull()
  expect(at('signer.internal:7443')).toEqual({ host: 'signer.internal', port: 7443 })
  expect(at('[fd00::7]:1')).toEqual({ host: 'fd00::7', port: 1 })
  for (const wrong of [
    'signer.internal',
    ':7443',
    'tls://signer:7443',
    'fd00::7:1',
    'signer:70000',
  ]) {
    expect(() => at(wrong), wrong).toThrow('but must be a host and a port')
  }
  expect(() => at('signer:1', { SIGNER_SOCKET: '/s' })).toThrow(
    'SIGNER_SOCKET is "/s", but must be absent when SIGNER_ADDRESS is set',
  )
  expect(() => at('signer:1', { SIGNER_CERTIFICATES: '' })).toThrow(
    'SIGNER_CERTIFICATES is "", but must be a folder when SIGNER_ADDRESS is set',
  )
})
