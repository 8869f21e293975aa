import { expect, test } from 'vitest'
import { languageCodes } from './language.ts'
import { localPath, splitLocalPath } from './local-path.ts'

test('English has no prefix, the others stand under theirs', () => {
  expect(localPath('en', '/processing?from=btc')).toBe('/processing?from=btc')
  expect(localPath('de', '/processing?from=btc#x')).toBe('/de/processing?from=btc#x')
  expect(localPath('vt', '/')).toBe('/vt')
  expect(localPath('ar', '/?from=btc')).toBe('/ar?from=btc')
  expect(localPath('ar', '/#how')).toBe('/ar#how')
})

test('an address is taken apart as it was put together', () => {
  for (const language of languageCodes) {
    for (const path of ['/', '/processing', '/transaction/de?x=/ar', '/?from=btc', '/#how']) {
      expect(splitLocalPath(localPath(language, path))).toEqual({ language, path })
    }
  }
})

test('what only looks like a prefix is none', () => {
  for (const path of ['/en', '/en/processing', '/vi/x', '/deposit', '/DE', '//de', '/']) {
    expect(splitLocalPath(path)).toEqual({ language: 'en', path })
  }
})

test('an address never leads to another site', () => {
  expect(localPath('en', '//other.example/x')).toBe('/other.example/x')
  expect(localPath('en', '/\\other.example')).toBe('/other.example')
  expect(localPath('de', '//other.example')).toBe('/de/other.example')
})
