import { beforeEach, expect, test } from 'vitest'
import { forgetOrderDraft, keepOrderDraft, readOrderDraft } from './order-draft.ts'
import { emptyOrderFields } from './order-fields.ts'

let kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
}

const fields = {
  ...emptyOrderFields,
  destinationAddress: '0xA',
  refundAddress: 'bc1',
  email: 'a@example.org',
  agreed: true,
}

beforeEach(() => {
  kept = new Map()
})

test('comes back for the same pair', () => {
  keepOrderDraft(storage, { from: 'btc', to: 'eth', fields })
  expect(readOrderDraft(storage, { from: 'btc', to: 'eth' })).toEqual(fields)
})

test('an address is never shown under another coin', () => {
  keepOrderDraft(storage, { from: 'btc', to: 'eth', fields })
  expect(readOrderDraft(storage, { from: 'btc', to: 'ltc' })).toEqual({
    ...fields,
    destinationAddress: '',
  })
  expect(readOrderDraft(storage, { from: 'ltc', to: 'eth' })).toEqual({
    ...fields,
    refundAddress: '',
  })
})

test('is gone once its order exists', () => {
  keepOrderDraft(storage, { from: 'btc', to: 'eth', fields })
  forgetOrderDraft(storage)
  expect(readOrderDraft(storage, { from: 'btc', to: 'eth' })).toBeNull()
})

test.each(['{', 'null', '{"fields":1}', '{"from":"btc","fields":{}}'])('%j is none', (text) => {
  kept.set('order-draft', text)
  expect(readOrderDraft(storage, { from: 'btc', to: 'eth' })).toBeNull()
})
