import type { NamePort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { describe, expect, test } from 'vitest'
import { askedOrder, orderCatalogue } from '../orders.fixture.ts'
import type { PlaceOrderInput } from '../placing/place-order-types.ts'
import { confirmAliases } from './confirm-aliases.ts'

const ETHER = '0xde709f2102306220921060314715629080e2fb77'
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const RIPPLE = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
/** What the only name says. */
const SAID: Readonly<Record<string, { address: string; extraId: string | null }>> = {
  eth: { address: ETHER, extraId: null },
  btc: { address: BITCOIN, extraId: null },
  xrp: { address: RIPPLE, extraId: '7' },
}

const names: NamePort = {
  provider: 'all',
  recognises: (name) => name.endsWith('.eth'),
  resolve: async ({ currency, name }) => {
    const said = SAID[currency.ticker]
    if (name !== 'alice.eth' || said === undefined) return fail({ code: 'name_not_found' })
    return ok({ ...said, alias: name, provider: 'ens' })
  },
}
const alice = { name: 'alice.eth', provider: 'ens' }

function confirm(change: Partial<PlaceOrderInput>) {
  const needs = { catalogue: orderCatalogue, flavourOf: () => 'main' as const, names }
  return confirmAliases(needs, { ...askedOrder, destination: ETHER, ...change })
}

describe('the names of an order', () => {
  test('are none where none were given', async () => {
    expect(await confirm({ refundAddress: BITCOIN })).toEqual(
      ok({ destination: null, refund: null }),
    )
  })

  test('are kept where they still say the addresses that the customer saw', async () => {
    const given = { destinationAlias: alice, refundAddress: BITCOIN, refundAlias: alice }
    expect(await confirm(given)).toEqual(ok({ destination: alice, refund: alice }))
    expect(await confirm({ destinationAlias: alice, destination: ` ${ETHER} ` })).toEqual(
      ok({ destination: alice, refund: null }),
    )
    expect(await confirm({ destinationAlias: { ...alice, provider: null } })).toEqual(
      ok({ destination: alice, refund: null }),
    )
  })

  test('stop the order where they say another address, or another service says it', async () => {
    const changed = (field: string) => fail({ code: 'name_changed', field })
    const other = '0x52908400098527886E0F7030069857D2E4169EE7'
    expect(await confirm({ destinationAlias: alice, destination: other })).toEqual(
      changed('destinationAddress'),
    )
    expect(await confirm({ destinationAlias: { ...alice, provider: 'other' } })).toEqual(
      changed('destinationAddress'),
    )
    const refundAddress = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
    expect(await confirm({ refundAddress, refundAlias: alice })).toEqual(changed('refundAddress'))
  })

  test('decide about a memo only where they have one', async () => {
    const xrp = { to: 'xrp', destination: RIPPLE, destinationAlias: alice }
    expect(await confirm({ ...xrp, destinationExtraId: '7' })).toMatchObject({ ok: true })
    expect(await confirm({ ...xrp, destinationExtraId: '8' })).toMatchObject({
      failure: { code: 'name_changed' },
    })
    const back = { from: 'xrp', refundAddress: RIPPLE, refundAlias: alice }
    expect(await confirm({ ...back, refundExtraId: '7' })).toMatchObject({ ok: true })
    expect(await confirm({ ...back, refundExtraId: null })).toMatchObject({
      failure: { code: 'name_changed', field: 'refundAddress' },
    })
  })

  test('are named with their field where no service knows them', async () => {
    const unknown = { name: 'bob.eth', provider: null }
    expect(await confirm({ destinationAlias: unknown })).toEqual(
      fail({ code: 'name_not_found', field: 'destinationAddress' }),
    )
    expect(await confirm({ refundAddress: BITCOIN, refundAlias: unknown })).toEqual(
      fail({ code: 'name_not_found', field: 'refundAddress' }),
    )
  })

  test('leave wrong coins and addresses to the checks that name them', async () => {
    expect(await confirm({ destinationAlias: alice, destination: 'nonsense' })).toMatchObject({
      failure: { field: 'destinationAddress' },
    })
    expect(await confirm({ refundAlias: alice, refundAddress: 'nonsense' })).toMatchObject({
      failure: { field: 'refundAddress' },
    })
    const none = ok({ destination: null, refund: null })
    expect(await confirm({ refundAlias: alice, refundAddress: '' })).toEqual(none)
    expect(await confirm({ to: 'none', destinationAlias: alice })).toEqual(none)
    expect(await confirm({ from: 'none', refundAddress: BITCOIN, refundAlias: alice })).toEqual(
      none,
    )
  })
})
