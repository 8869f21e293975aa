import { amount } from '@causeway/core/money'
import type { AccountNamesPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { describe, expect, test } from 'vitest'
import { askedOrder, orderCatalogue } from '../orders.fixture.ts'
import type { PlaceOrderInput } from '../placing/place-order-types.ts'
import { confirmNewAccount } from './confirm-new-account.ts'

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'
const ETHER = '0xde709f2102306220921060314715629080e2fb77'
const THERE = 'alicewonder1'
const FREE = 'alicewonder2'
const UNREACHABLE = 'alicewonder3'

const port: AccountNamesPort = {
  cost: () => amount('eos', 4_400n),
  isFree: async (name) =>
    name === UNREACHABLE ? fail({ code: 'account_names_unreachable' }) : ok(name !== THERE),
}

function confirm(change: Partial<PlaceOrderInput>, accountNames = new Map([['eos', port]])) {
  const needs = { accountNames, catalogue: orderCatalogue, flavourOf: () => 'main' as const }
  const asked = { ...askedOrder, to: 'eos', destination: THERE, destinationExtraId: '' }
  return confirmNewAccount(needs, { ...asked, ...change })
}

describe('the account at an order’s destination', () => {
  test('is made only where its name is free', async () => {
    const asked = { destination: ` ${FREE} `, newAccountKey: KEY }
    expect(await confirm(asked)).toEqual(ok(null))
    expect(await confirm({ ...asked, destination: THERE })).toEqual(
      fail({ code: 'account_name_taken' }),
    )
    expect(await confirm(asked, new Map())).toEqual(fail({ code: 'new_account_not_offered' }))
  })

  test('must be there where it is not to be made', async () => {
    expect(await confirm({})).toEqual(ok(null))
    expect(await confirm({ destination: FREE })).toEqual(
      fail({ code: 'account_missing', field: 'destinationAddress' }),
    )
  })

  test('must be there too where a refund goes', async () => {
    const back = { from: 'eos', to: 'eth', destination: ETHER }
    expect(await confirm({ ...back, refundAddress: THERE })).toEqual(ok(null))
    expect(await confirm({ ...back, refundAddress: FREE })).toEqual(
      fail({ code: 'account_missing', field: 'refundAddress' }),
    )
    expect(await confirm({ ...back, refundAddress: null })).toEqual(ok(null))
  })

  test('is not asked for where the network does not answer, or has no accounts', async () => {
    expect(await confirm({ destination: UNREACHABLE })).toEqual(ok(null))
    expect(await confirm({ destination: FREE }, new Map())).toEqual(ok(null))
    expect(await confirm({ to: 'eth', destination: ETHER })).toEqual(ok(null))
  })

  test('is left to other checks where coin or address are wrong', async () => {
    expect(await confirm({ to: 'none', newAccountKey: KEY })).toEqual(ok(null))
    expect(await confirm({ from: 'none', destination: FREE })).toEqual(ok(null))
    expect(await confirm({ destination: 'NOT A NAME' })).toEqual(ok(null))
    const back = { from: 'eos', to: 'eth', destination: ETHER, refundAddress: 'NOT A NAME' }
    expect(await confirm(back)).toEqual(ok(null))
  })
})
