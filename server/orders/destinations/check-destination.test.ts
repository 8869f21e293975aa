import { amount } from '@causeway/core/money'
import type { AccountNamesPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { describe, expect, test } from 'vitest'
import { askedOrder, orderCatalogue } from '../orders.fixture.ts'
import type { PlaceOrderInput } from '../placing/place-order-types.ts'
import { checkEmail, checkPayoutAddress, checkRefundAddress } from './check-destination.ts'
import { confirmNewAccount } from './confirm-new-account.ts'

const needs = { catalogue: orderCatalogue, flavourOf: () => 'main' as const }
const ETHER = '0xde709f2102306220921060314715629080e2fb77'
const XRP = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
/** The public key of an account. */
const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'

function coin(ticker: string) {
  const found = orderCatalogue.find(ticker)
  if (found === undefined) throw new Error(`No ${ticker}`)
  return found
}

describe('where money shall go', () => {
  test('is read without the spaces around it', () => {
    expect(checkPayoutAddress(needs, coin('eth'), ` ${ETHER}\n`, null)).toMatchObject({
      ok: true,
      value: { address: ETHER, extraId: null },
    })
    expect(checkPayoutAddress(needs, coin('xrp'), XRP, ' 7 ')).toMatchObject({
      value: { address: XRP, extraId: '7' },
    })
  })

  test('must be told with its memo, or that there is none; for a refund it may be left out', () => {
    const missing = {
      ok: false,
      failure: { code: 'extra_id_missing', field: 'extraId', fits: [] },
    }
    expect(checkPayoutAddress(needs, coin('xrp'), XRP, null)).toEqual(missing)
    expect(checkPayoutAddress(needs, coin('xrp'), XRP, '').ok).toBe(true)
    expect(checkRefundAddress(needs, coin('xrp'), XRP, null).ok).toBe(true)
  })

  test('is refused by the field that is wrong', () => {
    const refused = (checked: ReturnType<typeof checkPayoutAddress>) =>
      checked.ok ? null : checked.failure.field
    expect(refused(checkPayoutAddress(needs, coin('xrp'), 'nowhere', '7'))).toBe(
      'destinationAddress',
    )
    expect(refused(checkPayoutAddress(needs, coin('xrp'), XRP, 'no number'))).toBe('extraId')
    expect(refused(checkRefundAddress(needs, coin('xrp'), 'nowhere', null))).toBe('refundAddress')
    expect(refused(checkRefundAddress(needs, coin('xrp'), XRP, 'no number'))).toBe('refundExtraId')
  })

  test('of another coin is refused with the networks that it fits', () => {
    const checked = checkPayoutAddress(needs, coin('btc'), ETHER, null)
    expect(checked.ok ? [] : checked.failure.fits).toContain('ethereum')
  })

  test.for([
    [null, null],
    ['', null],
    ['  ', null],
    [' a@example.com ', 'a@example.com'],
  ])('mail to "%s" goes to %s', ([text, email]) => {
    expect(checkEmail(text ?? null)).toEqual({ ok: true, value: email })
  })

  test('mail goes to no address that is none', () => {
    expect(checkEmail('nobody')).toEqual({ ok: false, failure: { code: 'email_malformed' } })
  })
})

describe('an account on a network that makes them', () => {
  const asked: string[] = []
  const names = (isFree: AccountNamesPort['isFree']) => ({
    ...needs,
    accountNames: new Map([['eos', { cost: () => amount('eos', 9n), isFree }]]),
  })
  const free = names(async (name) => {
    asked.push(name)
    return ok(name === 'freeaccount1')
  })
  const input: PlaceOrderInput = {
    ...askedOrder,
    from: 'eos',
    to: 'eos',
    destination: 'takenaccount',
    destinationExtraId: '',
  }
  const confirm = (change: Partial<PlaceOrderInput>, given = free) =>
    confirmNewAccount(given, { ...input, ...change })
  const missing = (field: string) => ({ ok: false, failure: { code: 'account_missing', field } })
  const fine = { ok: true, value: null }

  test('must be there to be paid, or to be paid back', async () => {
    expect(await confirm({})).toEqual(fine)
    expect(await confirm({ destination: 'freeaccount1' })).toEqual(missing('destinationAddress'))
    expect(await confirm({ refundAddress: 'freeaccount1' })).toEqual(missing('refundAddress'))
    expect(await confirm({ refundAddress: 'takenaccount' })).toEqual(fine)
    expect(await confirm({ refundAddress: '' })).toEqual(fine)
  })

  test('is left to the network where that does not answer now', async () => {
    const silent = names(async () => fail({ code: 'account_names_unreachable' }))
    expect(await confirm({ destination: 'freeaccount1' }, silent)).toEqual(fine)
  })

  test('is not asked for where a coin or address is wrong by itself', async () => {
    asked.length = 0
    expect(await confirm({ destination: 'No Name!' })).toEqual(fine)
    expect(await confirm({ refundAddress: 'No Name!' })).toEqual(fine)
    expect(await confirm({ to: 'none', destination: 'freeaccount1' })).toEqual(fine)
    expect(await confirm({ from: 'none', destination: 'freeaccount1' })).toEqual(fine)
    expect(await confirm({ to: 'eth', destination: ETHER })).toEqual(fine)
    expect(asked).toEqual(['takenaccount'])
  })

  test('that is to be made must have a name and a key', async () => {
    const making = (destination: string, newAccountKey: string) =>
      confirm({ destination, newAccountKey })
    expect((await making('freeaccount1', 'no key')).ok).toBe(false)
    expect(await making(' freeaccount1 ', KEY)).toEqual(fine)
    expect(await making('takenaccount', KEY)).toEqual({
      ok: false,
      failure: { code: 'account_name_taken' },
    })
    expect(await confirm({ to: 'eth', destination: ETHER, newAccountKey: 'key' })).toEqual({
      ok: false,
      failure: { code: 'new_account_not_offered' },
    })
  })
})
