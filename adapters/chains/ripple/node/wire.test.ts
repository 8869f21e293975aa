import { describe, expect, test } from 'vitest'
import { readLedgerCursor, writeLedgerCursor } from '../payments/ledger-cursor.ts'
import { receivedPayment } from '../payments/received-payment.ts'
import {
  BadNodeReply,
  readAccountFacts,
  readDrops,
  readFees,
  readLedgerTransaction,
  readServerFacts,
  readSubmission,
} from './wire.ts'

// Replies as rippled's public documentation shows them, shortened to what is read and some of what is not.
const SERVER_INFO = {
  info: {
    build_version: '1.12.0',
    complete_ledgers: '32570-82521761',
    load_factor: 1,
    network_id: 0,
    server_state: 'full',
    validated_ledger: {
      age: 1,
      base_fee_xrp: 0.00001,
      hash: '6872A6612DCEBCFC717FEBC66EB8CC2A4D5EEB2B0F15FC3DCD060049FCA47F31',
      reserve_base_xrp: 10,
      reserve_inc_xrp: 2,
      seq: 82_521_761,
    },
  },
  status: 'success',
}
const FEE = {
  current_ledger_size: '56',
  current_queue_size: '11',
  drops: {
    base_fee: '10',
    median_fee: '10000',
    minimum_fee: '10',
    open_ledger_fee: '2653937',
  },
  expected_ledger_size: '55',
  status: 'success',
}
const ACCOUNT_INFO = {
  account_data: {
    Account: 'rG1QQv2nh2gr7RCZ1P8YYcBUKCCN633jCn',
    Balance: '999999999960',
    Flags: 8_388_608,
    LedgerEntryType: 'AccountRoot',
    OwnerCount: 0,
    Sequence: 6,
  },
  ledger_current_index: 4,
  queue_data: {
    auth_change_queued: true,
    highest_sequence: 10,
    lowest_sequence: 6,
    max_spend_drops_total: '500',
    txn_count: 5,
  },
  validated: false,
}
const OFFER = {
  tx_json: {
    Account: 'rhhh49pFH96roGyuC4E5P4CHaNjS1k8gzM',
    Fee: '12',
    Flags: 0,
    Sequence: 5_037_710,
    TakerGets: '15000000000',
    TransactionType: 'OfferCreate',
  },
  hash: 'C53ECF838647FA5A4C780377025FEC7999AB4182590510CA461444B207AB74A9',
  meta: { AffectedNodes: [], TransactionIndex: 0, TransactionResult: 'tesSUCCESS' },
  validated: true,
  ledger_index: 56_865_245,
  ledger_hash: '793E56131D8D4ABFB27FA383BFC44F2978B046E023FF46C588D7E0C874C2472A',
  status: 'success',
}
const PAYEE = 'rDNvjMc6LjtpR7BdfiSNvavUBjznhhmpNq'
/** The exploit that the documentation warns of: a great sum named, a small one delivered. */
const PARTIAL = {
  ...OFFER,
  tx_json: {
    Account: 'rEiq1iAcpzP8WLjezP9MzAQEJ7jqKMLFSA',
    DeliverMax: '75596347000000',
    Destination: PAYEE,
    DestinationTag: 905_312,
    Fee: '24',
    Flags: 131_072,
    SendMax: { currency: 'USD', issuer: 'rKiCet8SdvWxPXnAgYarFUXMh1zCPz432Y', value: '1' },
    Sequence: 65_773_132,
    TransactionType: 'Payment',
  },
  meta: { TransactionResult: 'tesSUCCESS', DeliveredAmount: '3', delivered_amount: '3' },
}

const received = (reply: unknown) =>
  receivedPayment(readLedgerTransaction(reply), {
    account: PAYEE,
    asset: 'xrp',
    headHeight: 56_865_245,
  })

describe('replies', () => {
  test('server_info', () => {
    expect(readServerFacts(SERVER_INFO)).toEqual({
      networkId: 0,
      head: {
        height: 82_521_761,
        hash: '6872A6612DCEBCFC717FEBC66EB8CC2A4D5EEB2B0F15FC3DCD060049FCA47F31',
      },
      held: [{ from: 32_570, to: 82_521_761 }],
      reserveBase: 10_000_000n,
      reserveIncrement: 2_000_000n,
    })
  })

  test('server_info with gaps, and with reserves of less than an XRP', () => {
    const ledger = { ...SERVER_INFO.info.validated_ledger, reserve_inc_xrp: 0.2 }
    const held = '24900901-24900984,24901116-24901158,24901160'
    const info = { ...SERVER_INFO.info, complete_ledgers: held, validated_ledger: ledger }
    const facts = readServerFacts({ info })
    expect(facts.reserveIncrement).toBe(200_000n)
    expect(facts.held).toEqual([
      { from: 24_900_901, to: 24_900_984 },
      { from: 24_901_116, to: 24_901_158 },
      { from: 24_901_160, to: 24_901_160 },
    ])
  })

  test.each([
    ['no network', { network_id: undefined }, 'network_id'],
    ['no validated ledger', { validated_ledger: undefined }, 'object'],
    ['ranges that are none', { complete_ledgers: '1-' }, 'ranges'],
    [
      'a sum beyond drops',
      { validated_ledger: { ...SERVER_INFO.info.validated_ledger, reserve_base_xrp: 1e-7 } },
      'XRP',
    ],
  ])('server_info with %s is no answer', (_name, bent, message) => {
    expect(() => readServerFacts({ info: { ...SERVER_INFO.info, ...bent } })).toThrow(message)
  })

  test('fee and account_info', () => {
    expect(readFees(FEE)).toEqual({ openLedgerDrops: 2_653_937n, minimumDrops: 10n })
    expect(readAccountFacts(ACCOUNT_INFO)).toEqual({
      balance: 999_999_999_960n,
      sequence: 6,
      ownerCount: 0,
      flags: 8_388_608,
      isPseudo: false,
      lastQueued: 10,
      queuedSpend: 500n,
    })
  })

  test('tx', () => {
    expect(readLedgerTransaction(OFFER)).toEqual({
      txId: OFFER.hash,
      type: 'OfferCreate',
      account: 'rhhh49pFH96roGyuC4E5P4CHaNjS1k8gzM',
      sequence: 5_037_710,
      fee: 12n,
      destination: null,
      tag: null,
      place: {
        height: 56_865_245,
        hash: OFFER.ledger_hash,
        result: 'tesSUCCESS',
        delivery: 'unsaid',
      },
    })
    for (const validated of [false, undefined, 'true']) {
      expect(readLedgerTransaction({ ...OFFER, validated }).place).toBeNull()
    }
  })

  test('submit: the documentation shows tefPAST_SEQ as accepted', () => {
    const reply = { accepted: true, applied: false, engine_result: 'tefPAST_SEQ', kept: true }
    expect(readSubmission(reply)).toEqual({ result: 'tefPAST_SEQ', isKept: true })
  })

  test.each(['', '-1', '1.5', '1e6', '0x10', 25, null, '9'.repeat(19)])(
    '%j are no drops',
    (value) => {
      expect(() => readDrops(value)).toThrow(BadNodeReply)
    },
  )
})

describe('payments', () => {
  test('a partial payment is what it delivered', () => {
    expect(received(PARTIAL)).toMatchObject({ amount: { units: 3n }, extraId: '905312' })
  })

  test.each([
    ['a tec result', { meta: { TransactionResult: 'tecPATH_DRY' } }],
    [
      'another currency',
      {
        meta: {
          ...PARTIAL.meta,
          delivered_amount: { currency: 'USD', issuer: PAYEE, value: '75596347' },
        },
      },
    ],
    [
      'a token of another kind',
      { meta: { ...PARTIAL.meta, delivered_amount: { mpt_issuance_id: '00', value: '5' } } },
    ],
    ["somebody else's", { tx_json: { ...PARTIAL.tx_json, Destination: PARTIAL.tx_json.Account } }],
    ['our own, to ourselves', { tx_json: { ...PARTIAL.tx_json, Account: PAYEE } }],
    ['an escrow', { tx_json: { ...PARTIAL.tx_json, TransactionType: 'EscrowCreate' } }],
  ])('%s is none', (_name, bent) => {
    expect(received({ ...PARTIAL, ...bent })).toBeNull()
  })

  test.each([
    ['unavailable', 'does not say'],
    [undefined, 'does not say'],
    ['3.5', 'drops'],
    [3, 'object'],
  ])('one that delivered %j is no answer', (delivered_amount, message) => {
    const meta = { TransactionResult: 'tesSUCCESS', delivered_amount }
    expect(() => received({ ...PARTIAL, meta })).toThrow(message)
  })
})

describe('cursors', () => {
  test('remember a ledger', () => {
    const ledger = { height: 5, hash: OFFER.hash }
    expect(readLedgerCursor(writeLedgerCursor(ledger))).toEqual(ledger)
  })

  test.each(['', 'no such cursor', 'null', '[]', '{"height":"1"}', '{"height":1,"hash":"a"}'])(
    '%s remembers nothing',
    (cursor) => {
      expect(readLedgerCursor(cursor)).toBeNull()
    },
  )
})
