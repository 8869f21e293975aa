import type { Answer, CheckAddressReply, CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { expect, test } from 'vitest'
import { addressError } from './address-error.ts'

const t: Translate = (key, values) => `${key} ${JSON.stringify(values ?? {})}`

const ether: CurrencyOut = {
  ticker: 'eth',
  name: 'Ethereum',
  fullName: 'Ethereum',
  code: 'eth',
  protocol: 'ethereum',
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: true,
  popularTo: true,
  popularFiat: false,
  extras: {},
  network: 'Ethereum',
  networkBadge: 'ERC-20',
  addressFamily: 'evm',
  decimals: 18,
  contractAddress: null,
  confirmations: 12,
  extraIdName: null,
  explorerTransaction: '',
  explorerAddress: '',
}

const replied = (body: Partial<CheckAddressReply>): Answer<CheckAddressReply> => ({
  ok: true,
  status: 200,
  body: { result: false, code: null, message: null, fits: [], ...body },
})

test('a good address has no error', () => {
  expect(addressError(t, ether, replied({ result: true }))).toBeNull()
})

test('a wrong network is named', () => {
  const answer = replied({ code: 'address_wrong_network', fits: ['Litecoin'] })
  const text = 'processing.addressOtherNetwork {"networks":"Litecoin","network":"Ethereum"}'
  expect(addressError(t, ether, answer)).toEqual({ isExtraId: false, text })
})

test('what is wrong with an extra id stands at the extra id', () => {
  const answer = replied({ code: 'extra_id_malformed', message: 'Only digits.' })
  expect(addressError(t, ether, answer)).toEqual({ isExtraId: true, text: 'Only digits.' })
})
