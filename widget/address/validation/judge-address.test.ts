import type { AliasOut, Answer, CheckAddressReply } from '@causeway/api/contract'
import { describe, expect, test } from 'vitest'
import { type AddressValue, emptyAddress } from '../address-value.ts'
import type { AddressCoin, AddressFinding } from './address-finding.ts'
import { checkLocally } from './check-locally.ts'
import { type AddressCalls, judgeAddress } from './judge-address.ts'

const ether: AddressCoin = {
  ticker: 'eth',
  code: 'eth',
  protocol: 'ethereum',
  network: 'Ethereum',
  networkBadge: 'ERC-20',
  addressFamily: 'evm',
  decimals: 18,
  contractAddress: null,
  extraIdName: null,
}
const ripple: AddressCoin = {
  ...ether,
  ticker: 'xrp',
  code: 'xrp',
  protocol: 'ripple',
  network: 'XRP Ledger',
  networkBadge: 'XRP',
  addressFamily: 'ripple',
  decimals: 6,
  extraIdName: 'Destination tag',
}

const GOOD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const MISTYPED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'
/** An X-address (XLS-5) with tag 1. */
const PACKED = 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'

const fits: CheckAddressReply = { result: true, code: null, message: null, fits: [], warning: null }
const alice: AliasOut = {
  address: GOOD,
  extraId: null,
  alias: 'alice.eth',
  asciiAlias: null,
  provider: 'ens',
}

function replied<T>(body: T): Answer<T> {
  return { ok: true, status: 200, body }
}
function refused(status: number, code: string): Answer<never> {
  return { ok: false, status, body: { error: { code, message: `said ${code}`, details: {} } } }
}

type Asked = { readonly call: string; readonly what: unknown }

/** Calls that answer as told, and what they were asked. */
function world(
  answers: {
    readonly check?: Answer<CheckAddressReply>
    readonly alias?: Answer<{ result: AliasOut }>
    readonly aml?: Awaited<ReturnType<AddressCalls['aml']>>
  } = {},
) {
  const asked: Asked[] = []
  const calls: AddressCalls = {
    checkAddress: async (what) => {
      asked.push({ call: 'check', what })
      return answers.check ?? replied(fits)
    },
    resolveAlias: async (...what) => {
      asked.push({ call: 'alias', what })
      return answers.alias ?? replied({ result: alice })
    },
    aml: async (what) => {
      asked.push({ call: 'aml', what })
      return answers.aml ?? replied({ result: true, code: null, message: null })
    },
  }
  const reports: AddressFinding['state'][] = []
  const judge = (coin: AddressCoin, value: Partial<AddressValue>, isExtraIdOptional = false) =>
    judgeAddress(
      { calls, checkLocally, report: ({ state }) => reports.push(state) },
      { coin, value: { ...emptyAddress, ...value }, isExtraIdOptional },
    )
  return { asked, reports, judge }
}

describe('an address', () => {
  test('nothing typed is nothing to judge', async () => {
    const { judge, asked } = world()
    expect(await judge(ether, { text: '  ' })).toEqual({ state: 'empty' })
    expect(asked).toEqual([])
  })

  test('a text longer than any address is not asked about', async () => {
    const { judge, asked } = world()
    expect(await judge(ether, { text: 'a'.repeat(256) })).toMatchObject({
      problem: { code: 'address_malformed' },
    })
    expect(asked).toEqual([])
  })

  test('is good by the rules at once, then by the server and the lists', async () => {
    const { judge, asked, reports } = world()
    const finding = await judge(ether, { text: ` ${GOOD} ` })
    expect(reports).toEqual(['good'])
    expect(finding).toMatchObject({ state: 'good', found: { address: GOOD }, isConfirmed: true })
    expect(asked.map(({ call }) => call)).toEqual(['check', 'aml'])
    expect(asked[0]?.what).toEqual({ currency: 'eth', address: GOOD, extraId: null })
  })

  test('a refused one is the server’s to name', async () => {
    const check = replied({
      ...fits,
      result: false,
      code: 'address_wrong_network',
      fits: ['Litecoin'],
    })
    const { judge } = world({ check })
    expect(
      await judge(ether, { text: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' }),
    ).toMatchObject({
      state: 'bad',
      problem: { field: 'address', code: 'address_wrong_network', networks: ['Litecoin'] },
    })
  })

  test('also fits elsewhere: the other networks are named', async () => {
    const warning = { code: 'address_also_fits' as const, networks: ['Bitcoin Cash'] }
    const { judge } = world({ check: replied({ ...fits, warning }) })
    expect(await judge(ether, { text: GOOD })).toMatchObject({
      found: { alsoFits: ['Bitcoin Cash'] },
    })
  })

  test('a listed one is refused in the server’s words', async () => {
    const aml = replied({ result: false, code: 'address_restricted', message: 'Not this one.' })
    const { judge } = world({ aml })
    expect(await judge(ether, { text: GOOD })).toMatchObject({
      state: 'bad',
      problem: { code: 'address_restricted', message: 'Not this one.' },
    })
  })

  test.each([0, 429, 503])(
    'status %i of the server says nothing: the rules hold',
    async (status) => {
      const { judge } = world({ check: refused(status, 'network_unreachable') })
      expect(await judge(ether, { text: GOOD })).toMatchObject({
        state: 'good',
        isConfirmed: false,
      })
      expect(await judge(ether, { text: MISTYPED })).toMatchObject({
        problem: { code: 'address_bad_checksum' },
      })
    },
  )
})

describe('an extra id', () => {
  test('an X-address brings its own', async () => {
    const { judge, asked } = world()
    expect(await judge(ripple, { text: PACKED })).toMatchObject({
      state: 'good',
      found: { impliedExtraId: '1' },
    })
    expect(asked[0]?.what).toMatchObject({ extraId: '1' })
  })

  test('that is not said is told as null for a destination and as none for a refund', async () => {
    const text = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
    const { judge, asked } = world()
    await judge(ripple, { text })
    await judge(ripple, { text, noExtraId: true })
    await judge(ripple, { text }, true)
    const said = asked.filter(({ call }) => call === 'check').map(({ what }) => what)
    expect(said).toMatchObject([{ extraId: null }, { extraId: '' }, { extraId: '' }])
  })

  test('one that is missing leaves the address standing', async () => {
    const { judge } = world({ check: refused(422, 'extra_id_missing') })
    expect(await judge(ripple, { text: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' })).toMatchObject({
      state: 'bad',
      problem: { field: 'extraId', code: 'extra_id_missing' },
      found: { address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' },
    })
  })
})

describe('a name', () => {
  test('becomes the address it stands for, which is checked like any other', async () => {
    const { judge, asked, reports } = world()
    expect(await judge(ether, { text: 'Alice.eth' })).toMatchObject({
      state: 'good',
      found: { address: GOOD, alias: 'alice.eth', provider: 'ens' },
    })
    expect(reports).toEqual(['resolving', 'good'])
    expect(asked).toMatchObject([
      { call: 'alias', what: [{ domain: 'Alice.eth', ticker: 'eth' }] },
      { call: 'check', what: { address: GOOD } },
      { call: 'aml', what: { address: GOOD } },
    ])
  })

  test('that nobody knows is refused in the server’s words', async () => {
    const { judge } = world({ alias: refused(404, 'name_not_found') })
    expect(await judge(ether, { text: 'nobody.eth' })).toMatchObject({
      state: 'bad',
      problem: { code: 'name_not_found', message: 'said name_not_found' },
    })
  })
})

describe('a payment URI', () => {
  test('is taken apart', async () => {
    const { judge, asked } = world()
    expect(await judge(ether, { text: `ethereum:${GOOD}@1?value=1e18` })).toMatchObject({
      found: { address: GOOD },
    })
    expect(asked[0]?.what).toMatchObject({ address: GOOD })
  })

  test('for another coin is refused without asking anybody', async () => {
    const { judge, asked } = world()
    expect(
      await judge(ether, { text: 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }),
    ).toMatchObject({
      problem: { code: 'payment_uri_other_coin' },
    })
    expect(asked).toEqual([])
  })
})
