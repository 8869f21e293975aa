import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { playCompliance } from '../compliance/play-compliance.fixture.ts'
import { checkAddressFor } from './check-address-for.ts'
import { isOwnAddress } from './is-own-address.ts'

describe('an address that money may go to', () => {
  const open = sharedExchange('check_address_for')

  test('is a spendable one of the coin’s network', async (context) => {
    const { controls, needs } = await open(context)
    const { address } = await controls.customerAddress('btc')
    const check = (currency: string, given = address) =>
      checkAddressFor(needs, { currency, address: given, extraId: null })
    expect(await check('btc')).toEqual({ ok: true, value: null })
    expect(await check('none')).toMatchObject({
      failure: { code: 'currency_unknown', asset: 'none' },
    })
    expect(await check('eth')).toMatchObject({ failure: { field: 'destinationAddress' } })
    const { address: tagged } = await controls.customerAddress('xrp')
    const withTag = { currency: 'xrp', address: tagged, extraId: 'words' }
    expect(await checkAddressFor(needs, withTag)).toMatchObject({ failure: { field: 'extraId' } })
    expect(await check('xrp', tagged)).toMatchObject({ ok: true })
  })

  test('is none of ours: no order’s, and no wallet’s', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place({ from: 'eth', to: 'btc', given: '0.1' })
    const ofOrder = order.payIn.address
    const wallet = exchange.needs.chains.get('ethereum')?.hotWalletAddress('eth') ?? ''
    for (const address of [ofOrder, wallet]) {
      expect(
        await checkAddressFor(exchange.needs, { currency: 'eth', address, extraId: null }),
      ).toMatchObject({ failure: { code: 'address_is_ours', field: 'destinationAddress' } })
    }
    const owns = (protocol: string, address: string, canonical = address) =>
      isOwnAddress(exchange.needs, { protocol }, { address, canonical })
    expect(await owns('ethereum', ofOrder)).toBe(true)
    expect(await owns('ethereum', 'as written', ofOrder)).toBe(true)
    // An address of another family only looks the same.
    expect(await owns('bitcoin', ofOrder)).toBe(false)
    expect(await owns('ethereum', '0x1')).toBe(false)
  })

  test('is none that the provider finds risky, nor refused where it does not answer', async (context) => {
    const exchange = await open(context)
    const { compliance, said, scores } = playCompliance()
    const { address } = await exchange.controls.customerAddress('btc')
    const check = () =>
      checkAddressFor(
        { ...exchange.needs, compliance },
        { currency: 'btc', address, extraId: null },
      )
    scores.set(address, 74)
    expect(await check()).toEqual({ ok: true, value: null })
    scores.set(address, 75)
    expect(await check()).toMatchObject({
      failure: { code: 'address_restricted', field: 'destinationAddress', fits: [] },
    })
    said.isSilent = true
    expect(await check()).toEqual({ ok: true, value: null })
  })
})
