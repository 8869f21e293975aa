import { expect, test } from 'vitest'
import { sourceFiles, sourceText } from '../source-files.ts'

/** The server's side. What a browser asks, and what tests and development nodes ask, is left out. */
const sources = sourceFiles(['.ts'])
  .filter((path) => /^(?:adapters|api|core|main|server)\//.test(path))
  .filter((path) => !/\.(?:test|fixture)\.ts$|^adapters\/devnet\/|node-between\.ts$/.test(path))
  .map((path) => ({ path, text: sourceText(path) }))

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

test('whatever the server asks of others, no redirect is followed', () => {
  const asking = sources.map(({ path, text }) => ({
    path,
    calls: countOf(text, /\bfetch\(|\bhttp\(needs\.rpcUrl/g),
    refusals: countOf(text, /redirect: '(?:error|manual)'/g),
  }))
  expect(asking.filter(({ calls }) => calls > 0).length).toBeGreaterThan(10)
  expect(asking.filter(({ calls, refusals }) => calls > refusals)).toEqual([])
})

test('no connection is opened by hand but to the signer', () => {
  const byHand =
    /\bhttps?\.(?:get|request)\(|(?<![.\w])(?:connect|createConnection)\(|new (?:Socket|WebSocket)\(|from '(?:node:tls|undici|axios|got|ws)'/
  const users = sources.filter(({ text }) => byHand.test(text)).map(({ path }) => path)
  expect(users).toEqual([
    'adapters/signer/socket/create-signer-server.ts',
    'adapters/signer/socket/signer-place.ts',
  ])
})
