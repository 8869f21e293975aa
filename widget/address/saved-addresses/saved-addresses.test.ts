import { beforeEach, describe, expect, test } from 'vitest'
import {
  forgetAccountAddresses,
  forgetAddress,
  keepAddress,
  readSavedAddresses,
  type SavedAddress,
  savedAddressesFor,
  switchKeeping,
} from './saved-addresses.ts'

let kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
}

const mine: SavedAddress = {
  currency: 'eth',
  kind: 'destination',
  address: '0xA',
  extraId: '',
  alias: null,
}
const wanted = { currency: 'eth', kind: 'destination' } as const

beforeEach(() => {
  kept = new Map()
})

describe('kept addresses', () => {
  test('are offered by coin and purpose, newest first, once each', () => {
    keepAddress(storage, mine)
    keepAddress(storage, { ...mine, address: '0xB' })
    keepAddress(storage, { ...mine, currency: 'btc' })
    keepAddress(storage, { ...mine, kind: 'refund' })
    keepAddress(storage, mine)
    expect(savedAddressesFor(storage, wanted).map(({ address }) => address)).toEqual(['0xA', '0xB'])
  })

  test('are no more than thirty', () => {
    for (let index = 0; index < 40; index += 1) {
      keepAddress(storage, { ...mine, address: `0x${index}` })
    }
    expect(savedAddressesFor(storage, wanted)).toHaveLength(30)
  })

  test('can be forgotten one by one', () => {
    keepAddress(storage, mine)
    forgetAddress(storage, mine)
    expect(savedAddressesFor(storage, wanted)).toEqual([])
  })

  test('of an account go when its owner signs out; a guest’s stay', () => {
    keepAddress(storage, mine)
    keepAddress(storage, { ...mine, address: '0xB', isAccounts: true })
    // Used again by somebody who signed in: the guest knew it before.
    keepAddress(storage, { ...mine, isAccounts: true })
    forgetAccountAddresses(storage)
    expect(savedAddressesFor(storage, wanted).map(({ address }) => address)).toEqual(['0xA'])
    expect(readSavedAddresses(storage).isOn).toBe(true)
  })

  test('turning it off forgets all and keeps nothing more', () => {
    keepAddress(storage, mine)
    switchKeeping(storage, false)
    keepAddress(storage, mine)
    expect(readSavedAddresses(storage)).toEqual({ isOn: false, addresses: [] })
    switchKeeping(storage, true)
    keepAddress(storage, mine)
    expect(savedAddressesFor(storage, wanted)).toEqual([mine])
  })

  test.each(['{', '[]', '{"addresses":[{"currency":1}]}', 'null'])('%j is nothing', (text) => {
    kept.set('kept-addresses', text)
    expect(savedAddressesFor(storage, wanted)).toEqual([])
  })

  test('a storage that refuses costs only the list', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => keepAddress(full, mine)).not.toThrow()
  })
})
