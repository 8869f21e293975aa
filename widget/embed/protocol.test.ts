import { expect, test } from 'vitest'
import { envelope, PROTOCOL_VERSION, readCommand, readEnvelope } from './protocol.ts'

const read = (type: string, data: Readonly<Record<string, unknown>>) =>
  readCommand(envelope(type, data))

test('[WIDGET-03] commands are taken when every part of them is right', () => {
  expect(read('setPair', { from: 'BTC', to: 'eth' })).toEqual({
    type: 'setPair',
    data: { from: 'btc', to: 'eth' },
  })
  expect(read('setAmount', { amount: '0.5' })).toEqual({
    type: 'setAmount',
    data: { amount: '0.5' },
  })
  expect(read('setAddress', { address: 'bc1qexample', extraId: '7' })?.data).toEqual({
    address: 'bc1qexample',
    extraId: '7',
  })
  expect(read('close', {})).toEqual({ type: 'close', data: {} })
})

test('[WIDGET-03] anything else is no command', () => {
  expect(read('setPair', { from: 'btc' })).toBeNull()
  expect(read('setAmount', { amount: 1 })).toBeNull()
  expect(read('setAmount', { amount: '1e9' })).toBeNull()
  expect(read('setTheme', { theme: 'javascript:' })).toBeNull()
  expect(read('toString', {})).toBeNull()
  expect(read('__proto__', {})).toBeNull()
})

test('[WIDGET-03] messages of other versions, other programs and other shapes are none', () => {
  expect(readEnvelope(envelope('ready'))).not.toBeNull()
  for (const given of [
    null,
    'ready',
    [],
    { causeway: PROTOCOL_VERSION + 1, type: 'ready', data: {} },
    { causeway: PROTOCOL_VERSION, type: 'ready' },
    { causeway: PROTOCOL_VERSION, type: 'x'.repeat(33), data: {} },
    { causeway: PROTOCOL_VERSION, type: 'ready', data: [] },
  ]) {
    expect(readEnvelope(given)).toBeNull()
  }
})
