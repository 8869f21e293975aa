import { expect, test } from 'vitest'
import { keepDealDraft, readDealDraft } from './deal-draft.ts'
import { emptyDealFields } from './deal-fields.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const fields = { ...emptyDealFields, address: 'bc1q…', email: 'a@b.cc', agreed: true }

test('what was typed for a coin is there again for that coin alone', () => {
  const tab = storage()
  expect(readDealDraft(tab, 'btc')).toBeNull()
  keepDealDraft(tab, { coin: 'btc', fields, isSent: false })
  expect(readDealDraft(tab, 'btc')).toEqual(fields)
  expect(readDealDraft(tab, 'eth')).toBeNull()
})

test('agreement holds for one order', () => {
  const tab = storage()
  keepDealDraft(tab, { coin: 'btc', fields, isSent: true })
  expect(readDealDraft(tab, 'btc')).toEqual({ ...fields, agreed: false })
})

test('what somebody else wrote into the storage is nothing', () => {
  const tab = storage()
  for (const text of ['', 'no JSON', '[]', '{"coin":"btc"}', '{"coin":"btc","fields":7}']) {
    tab.setItem('deal-draft', text)
    expect(readDealDraft(tab, 'btc')).toBeNull()
  }
})
