import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AddressFamily } from '../../currencies/index.ts'
import { addressRulesOf } from '../address-rules-of.ts'
import { BASE58, sorts } from './address-sorts.fixture.ts'

describe('one wrong character', () => {
  test.each(sorts)('is never accepted in a $family $name address', (sort) => {
    const rules = addressRulesOf(sort.family)
    const key = fc.uint8Array({ minLength: sort.bytes, maxLength: sort.bytes })
    fc.assert(
      fc.property(key, fc.nat(), fc.constantFrom(...sort.alphabet), (bytes, at, character) => {
        fc.pre(bytes.some((byte) => byte !== 0))
        const address = sort.write(bytes)
        expect(rules.read(address, 'main')).toMatchObject({ ok: true, value: { form: sort.name } })
        const position = at % address.length
        fc.pre(address[position] !== character)
        const slip = address.slice(0, position) + character + address.slice(position + 1)
        expect(rules.read(slip, 'main').ok).toBe(false)
      }),
    )
  })

  // Two bytes of checksum: the property above would meet the one slip in 65,536 that goes unseen.
  test('is never accepted in one printed address of Polkadot', () => {
    const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
    expect(slipsAccepted('polkadot', address, BASE58)).toEqual([])
  })

  test('is never accepted in an account of Hedera that carries its letters', () => {
    const address = '0.0.1234567890-zbhlt'
    const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
    expect(slipsAccepted('hedera', address, alphabet)).toEqual([])
  })

  test('is never accepted in an address of Byron', () => {
    const address = 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi'
    expect(slipsAccepted('cardano', address, BASE58)).toEqual([])
  })

  test('is never accepted where it turns the case of one letter of an EIP-55 address', () => {
    const rules = addressRulesOf('evm')
    const key = fc.uint8Array({ minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(key, fc.nat(), (bytes, at) => {
        const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
        const read = rules.read(`0x${hex}`, 'main')
        const address = read.ok ? read.value.canonical : ''
        const position = 2 + (at % 40)
        const turned = turnCase(address[position] ?? '')
        const slip = address.slice(0, position) + turned + address.slice(position + 1)
        const digits = slip.slice(2)
        fc.pre(slip !== address)
        // All letters in one case say that there is no checksum, so nothing can be found out.
        fc.pre(digits !== digits.toLowerCase() && digits !== digits.toUpperCase())
        expect(rules.read(slip, 'main')).toEqual({
          ok: false,
          failure: { code: 'address_bad_checksum' },
        })
      }),
    )
  })

  test('is never accepted where it changes one digit of an address that EIP-55 prints', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    for (let position = 2; position < address.length; position += 1) {
      for (const digit of '0123456789abcdefABCDEF') {
        if (address[position] === digit) continue
        const slip = address.slice(0, position) + digit + address.slice(position + 1)
        expect(addressRulesOf('evm').read(slip, 'main').ok).toBe(false)
      }
    }
  })
})

/** Which of all single wrong characters would pass. */
function slipsAccepted(family: AddressFamily, address: string, alphabet: string): string[] {
  const slips = [...address].flatMap((right, place) =>
    [...alphabet]
      .filter((character) => character !== right)
      .map((character) => address.slice(0, place) + character + address.slice(place + 1)),
  )
  return slips.filter((slip) => addressRulesOf(family).read(slip, 'main').ok)
}

function turnCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}
