import { pbkdf2Sync } from 'node:crypto'
import { amount } from '@causeway/core/money'
import type { TransferIntent, TransferPlan } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { decode, encode } from 'ripple-binary-codec'
import { describe, expect, test } from 'vitest'
import { hotWalletAddress, payInTag } from '../account-keys.ts'
import { xrpLedgerParams } from '../ripple-config.ts'
import { accountXprv, accountXpub, payoutOf, playParams } from '../ripple-test-kit.ts'
import { createRippleSigning } from './sign.ts'
import { transactionId } from './transfer-body.ts'

const hotWallet = hotWalletAddress(accountXpub)
const DESTINATION = 'rBKz5MC2iXdoS3XgnNSYmF69K1Yo4NS3Ws'

function planOf(
  intent: Partial<TransferIntent> = {},
  body: { networkId?: number; sequence?: string; feeDrops?: string } = {},
): TransferPlan {
  const { networkId = playParams.networkId, sequence = '25', feeDrops = '12' } = body
  return {
    intent: payoutOf({ destination: DESTINATION, ...intent }),
    attempt: 1,
    reservation: { kind: 'nonce', nonce: 25n },
    body: JSON.stringify({ networkId, sequence, feeDrops }),
  }
}

/** Seed of a mnemonic without password (BIP-39). */
function accountOf(mnemonic: string): HDKey {
  const seed = pbkdf2Sync(mnemonic, 'mnemonic', 2048, 64, 'sha512')
  return HDKey.fromMasterSeed(seed).derive("m/44'/144'/0'")
}

describe('published vectors', () => {
  test('the address of the mnemonic that every wallet is tried with', () => {
    const { publicExtendedKey } = accountOf(`${'abandon '.repeat(11)}about`)
    expect(hotWalletAddress(publicExtendedKey)).toBe('rHsMGQEkVNJmpGWs8XUBoTBiAAbwxZN5v3')
  })

  test('a payment is signed byte for byte as the Trezor signs it (its device tests, test_sign_tx)', async () => {
    const { privateExtendedKey } = accountOf(`${'all '.repeat(11)}all`)
    const sign = createRippleSigning({ ...xrpLedgerParams, accountXprv: privateExtendedKey })
    const signed = await sign(
      planOf({ amount: amount('xrp', 100_000_000n) }, { networkId: 0, feeDrops: '100000' }),
    )
    expect(signed.bytes.toLowerCase()).toBe(
      '12000022800000002400000019614000000005f5e1006840000000000186a0732102131facd1eab748d6cddc492f54b04e8c35658894f4add2232ebc5afe7521dbe474473045022100e243ef623675eeeb95965c35c3e06d63a9fc68bb37e17dc87af9c0af83ec057e02206ca8aa5eaab8396397aef6d38d25710441faf7c79d292ee1d627df15ad9346c081148fb40e1ffa5d557ce9851a535af94965e0dd098883147148ebebf7304ccdf1676fefcf9734cf1e780826',
    )
  })

  test('a transaction is named as the main ledger names it', () => {
    const bytes = encode({
      Account: 'rEiq1iAcpzP8WLjezP9MzAQEJ7jqKMLFSA',
      Amount: '75596347',
      Destination: 'rDNvjMc6LjtpR7BdfiSNvavUBjznhhmpNq',
      DestinationTag: 905_312,
      Fee: '24',
      Flags: 2_147_483_648,
      LastLedgerSequence: 95_844_482,
      Sequence: 65_773_132,
      SigningPubKey: '024979DFC8EA12B95CB832E57D9E11AFABB2F4A8F99736F4AA1050F7C3F4297B77',
      TransactionType: 'Payment',
      TxnSignature:
        '3045022100E1CBFD6E29E3AD311E07DECB8336C26C8C38120C7F0C6D5F2043B60611D2F9AC02202CF7AE83F2F8B6E8FAA810051E60519456415D447DD537024FD0ABAB72180833',
    })
    expect(transactionId(bytes)).toBe(
      '6B34C05B9914FF72BA7FA3044B8D48586532C44FAD3EE8B7A463B9CCA5ABA4EF',
    )
  })
})

describe('signing', () => {
  const sign = createRippleSigning({ ...playParams, accountXprv })

  test('one plan always gives the same bytes, and they say what the plan said', async () => {
    const plan = planOf({ extraId: '4294967295' })
    const signed = await sign(plan)
    expect(await sign(plan)).toEqual(signed)
    expect(signed.txId).toBe(transactionId(signed.bytes))
    const { TxnSignature: _, SigningPubKey: _key, ...fields } = decode(signed.bytes)
    expect(fields).toEqual({
      TransactionType: 'Payment',
      NetworkID: playParams.networkId,
      Account: hotWallet,
      Destination: DESTINATION,
      DestinationTag: 4_294_967_295,
      Amount: '2000000',
      Fee: '12',
      Flags: 0x8000_0000,
      Sequence: 25,
    })
  })

  test('a tag of 0 is a tag, and no tag is none', async () => {
    const withTag = await sign(planOf({ extraId: '0' }))
    expect(decode(withTag.bytes)).toMatchObject({ DestinationTag: 0 })
    expect(decode((await sign(planOf())).bytes)).not.toHaveProperty('DestinationTag')
  })

  test('a filler changes nothing but the sequence', async () => {
    const filler = { kind: 'filler', amount: amount('xrp', 0n), destination: hotWallet } as const
    const { bytes } = await sign(planOf(filler))
    expect(Object.keys(decode(bytes)).toSorted()).toEqual(
      'Account Fee Flags NetworkID Sequence SigningPubKey TransactionType TxnSignature'.split(' '),
    )
    expect(decode(bytes)).toMatchObject({ TransactionType: 'AccountSet', Sequence: 25 })
  })

  test('networks up to 1024 do not say their number', async () => {
    const main = createRippleSigning({ ...xrpLedgerParams, accountXprv })
    const { bytes } = await main(planOf({}, { networkId: 0 }))
    expect(decode(bytes)).not.toHaveProperty('NetworkID')
  })

  test.each([
    ['another network', { networkId: 0 }, 'network 21337'],
    ['another sequence', { sequence: '26' }, 'does not reserve'],
    ['a higher fee', { feeDrops: '500001' }, 'highest allowed'],
  ])('a body bent to %s throws', async (_name, bent, message) => {
    await expect(sign(planOf({}, bent))).rejects.toThrow(message)
  })

  test.each<readonly [string, Partial<TransferIntent>, string]>([
    ['a sweep', { kind: 'sweep', destination: hotWallet }, 'one account'],
    ['a payout from a pay-in address', { source: 3 }, 'one account'],
    ['gas', { kind: 'gas' }, 'one account'],
    ['a payout to the hot wallet', { destination: hotWallet }, 'Only a filler'],
    ['a filler to somebody else', { kind: 'filler', amount: amount('xrp', 0n) }, 'Only a filler'],
    ['a filler that moves something', { kind: 'filler', destination: hotWallet }, 'Only a filler'],
    ['a payout of nothing', { amount: amount('xrp', 0n) }, 'Only a filler'],
    ['a payout of less than nothing', { amount: amount('xrp', -1n) }, 'Only a filler'],
    ['another coin', { amount: amount('btc', 5n) }, 'pays xrp'],
    ['another network', { network: 'stellar' }, 'signs for ripple'],
    ['a tag of 33 bits', { extraId: '4294967296' }, 'tag'],
    ['a tag that is none', { extraId: '1e3' }, 'tag'],
    [
      'an address with a wrong checksum',
      { destination: `${DESTINATION.slice(0, -1)}t` },
      'no address',
    ],
  ])('%s is not signed', async (_name, intent, message) => {
    await expect(sign(planOf(intent))).rejects.toThrow(message)
  })

  test('a public key cannot sign', () => {
    expect(() => createRippleSigning({ ...playParams, accountXprv: accountXpub })).toThrow('public')
  })
})

test('tags of pay-ins end with 32 bits', () => {
  expect(payInTag(0)).toBe('100000')
  expect(payInTag(2 ** 32 - 1 - 100_000)).toBe('4294967295')
  for (const index of [-1, 0.5, 2 ** 32 - 100_000]) expect(() => payInTag(index)).toThrow('index')
})
