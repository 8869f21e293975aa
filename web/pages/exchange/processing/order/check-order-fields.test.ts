import type { CurrencyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import type { AddressCalls } from '@causeway/widget/address'
import { expect, test } from 'vitest'
import { checkOrderFields } from './check-order-fields.ts'
import { asTyped, emptyOrderFields, type OrderFields } from './order-fields.ts'

const t: Translate = (key) => key
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

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
  standsFor: null,
  confirmations: 12,
  extraIdName: null,
  explorerTransaction: '',
  explorerAddress: '',
}

const calls: AddressCalls = {
  checkAddress: async () => ({
    ok: true,
    status: 200,
    body: { result: true, code: null, message: null, fits: [], warning: null },
  }),
  resolveAlias: async () => ({
    ok: true,
    status: 200,
    body: {
      result: {
        address: ADDRESS,
        extraId: null,
        alias: 'alice.eth',
        asciiAlias: null,
        provider: 'ens',
      },
    },
  }),
  aml: async () => ({ ok: true, status: 200, body: { result: true, code: null, message: null } }),
}

const check = (fields: Partial<OrderFields>, isFixedRate = false) =>
  checkOrderFields(
    { calls, t },
    { from: ether, to: ether, isFixedRate, fields: { ...emptyOrderFields, ...fields } },
  )

test('everything that is missing is said at once', async () => {
  const { errors } = await check({}, true)
  expect(errors).toEqual({
    destinationAddress: 'processing.addressMissing',
    refundAddress: 'processing.refundRequired',
    agreed: 'processing.agreeMissing',
  })
})

test('a refund address is optional at a floating rate', async () => {
  expect((await check({ destinationAddress: ADDRESS, agreed: true })).errors).toEqual({})
})

test('a name becomes its address, and is shown as it was typed when one goes back', async () => {
  const { fields, errors } = await check({
    destinationAddress: 'Alice.eth',
    refundAddress: `ethereum:${ADDRESS}`,
    agreed: true,
  })
  expect(errors).toEqual({})
  expect(fields).toMatchObject({
    destinationAddress: ADDRESS,
    destinationAlias: 'alice.eth',
    destinationAliasProvider: 'ens',
    refundAddress: ADDRESS,
    refundAlias: '',
  })
  expect(asTyped(fields)).toMatchObject({
    destinationAddress: 'alice.eth',
    destinationAlias: '',
    refundAddress: ADDRESS,
  })
})
