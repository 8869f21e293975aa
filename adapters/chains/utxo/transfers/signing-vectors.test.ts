import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { expect, test } from 'vitest'
import { accountKeys, type KeyPath } from '../account-keys.ts'
import { destinationScript } from '../destination-script.ts'
import { bitcoinCashParams, zcashRegtestParams } from '../known-coins.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { signBitcoinCash } from './sign-bitcoin.ts'
import { signZcash } from './sign-zcash.ts'

// Transactions that these networks accepted, made by a Trezor from the seed of SLIP-14 ("all all all …") and published in
// its firmware's tests (`test_bcash.py`, `zcash/test_sign_tx.py`). Signatures are deterministic, so every byte must fit.
const SEED = hex.decode(
  'c76c4ac4f4e4a00d6b274d5c39c700bb4a7ddc04fbc6f78e85ca75007b5b495f74a9043eeb77bdd53aa6fc3a0e31462270316fa04b8c19114c8798706cd02ac8',
)
const FINAL = 0xffffffff

function walletOf(params: UtxoParams) {
  const { privateExtendedKey } = HDKey.fromMasterSeed(SEED, params.extendedKeys).derive(
    params.accountPath,
  )
  const keys = accountKeys(privateExtendedKey, params)
  return {
    keys,
    input: (path: KeyPath, txId: string, outputIndex: number, units: bigint) => ({
      txId,
      outputIndex,
      units,
      script: keys.script(path),
      publicKey: keys.publicKey(path),
      privateKey: keys.privateKey(path),
    }),
    output: (address: string, amount: bigint) => {
      const script = destinationScript(address, params)
      if (script === null) throw new Error(`${address} is no address`)
      return { script, amount }
    },
  }
}

const cash = walletOf(bitcoinCashParams)
const zcash = walletOf(zcashRegtestParams)
const NU5 = 0xc2d6d0b4

test('Bitcoin Cash: the addresses are those of the published keys', () => {
  expect(cash.keys.address('0/0')).toBe('bitcoincash:qr08q88p9etk89wgv05nwlrkm4l0urz4cyl36hh9sv')
  expect(cash.keys.address('1/0')).toBe('bitcoincash:qzc5q87w069lzg7g3gzx0c8dz83mn7l02scej5aluw')
  expect(zcash.keys.address('0/0')).toBe('tmQoJ3PTXgQLaRRZZYT6xk8XtjRbr2kCqwu')
})

test('Bitcoin Cash: one input, two outputs', () => {
  const signed = signBitcoinCash({
    inputs: [
      cash.input(
        '0/0',
        'bc37c28dfb467d2ecb50261387bf752a3977d7e5337915071bb4151e6b711a78',
        0,
        1_995_344n,
      ),
    ],
    outputs: [
      cash.output(cash.keys.address('1/0'), 1_896_050n),
      cash.output('bitcoincash:qr23ajjfd9wd73l87j642puf8cad20lfmqdgwvpat4', 73_452n),
    ],
    sequence: FINAL,
    branchId: null,
  })
  expect(signed.txId).toBe('502e8577b237b0152843a416f8f1ab0c63321b1be7a8cad7bf5c5c216fcf062c')
  expect(signed.bytes).toBe(
    '0100000001781a716b1e15b41b07157933e5d777392a75bf87132650cb2e7d46fb8dc237bc000000006a473044022061aee4f17abe044d5df8c52c9ffd3b84e5a29743517e488b20ecf1ae0b3e4d3a02206bb84c55e407f3b684ff8d9bea0a3409cfd865795a19d10b3d3c31f12795c34a412103a020b36130021a0f037c1d1a02042e325c0cb666d6478c1afdcd9d913b9ef080ffffffff0272ee1c00000000001976a914b1401fce7e8bf123c88a0467e0ed11e3b9fbef5488acec1e0100000000001976a914d51eca49695cdf47e7f4b55507893e3ad53fe9d888ac00000000',
  )
})

test('Bitcoin Cash: two inputs of different keys, to an address of the old form', () => {
  const spent = '502e8577b237b0152843a416f8f1ab0c63321b1be7a8cad7bf5c5c216fcf062c'
  const signed = signBitcoinCash({
    inputs: [cash.input('1/0', spent, 0, 1_896_050n), cash.input('0/1', spent, 1, 73_452n)],
    outputs: [cash.output('15pnEDZJo3ycPUamqP3tEDnEju1oW5fBCz', 1_934_960n)],
    sequence: FINAL,
    branchId: null,
  })
  expect(signed.txId).toBe('5594fd9e5e26dcb4437cbbbba517401720849159bac4e2158e1e6401ffd5fdb7')
  expect(signed.bytes).toBe(
    '01000000022c06cf6f215c5cbfd7caa8e71b1b32630cabf1f816a4432815b037b277852e50000000006a47304402207a2a955f1cb3dc5f03f2c82934f55654882af4e852e5159639f6349e9386ec4002205fb8419dce4e648eae8f67bc4e369adfb130a87d2ea2d668f8144213b12bb457412103174c61e9c5362507e8061e28d2c0ce3d4df4e73f3535ae0b12f37809e0f92d2dffffffff2c06cf6f215c5cbfd7caa8e71b1b32630cabf1f816a4432815b037b277852e50010000006a473044022062151cf960b71823bbe68c7ed2c2a93ad1b9706a30255fddb02fcbe056d8c26102207bad1f0872bc5f0cfaf22e45c925c35d6c1466e303163b75cb7688038f1a5541412102595caf9aeb6ffdd0e82b150739a83297358b9a77564de382671056ad9e5b8c58ffffffff0170861d00000000001976a91434e9cec317896e818619ab7dc99d2305216ff4af88ac00000000',
  )
})

test('Zcash: one input, one output', () => {
  const signed = signZcash({
    inputs: [
      zcash.input(
        '0/7',
        '4b6cecb81c825180786ebe07b65bcc76078afc5be0f1c64e08d764005012380d',
        0,
        989_680n,
      ),
    ],
    outputs: [zcash.output('tmBMyeJebzkP5naji8XUKqLyL1NDwNkgJFt', 979_680n)],
    sequence: FINAL,
    branchId: NU5,
  })
  expect(signed.txId).toBe('b29b1f27763e8caf9fe51f33a6a7daf138438b5278efcd60941782244e35b19e')
  expect(signed.bytes).toBe(
    '050000800a27a726b4d0d6c20000000000000000010d3812500064d7084ec6f1e05bfc8a0776cc5bb607be6e788051821cb8ec6c4b000000006b483045022100cc6efc5678eefec9dd95a890e5961be3e8fc64ea6654959873316fcd2d523d36022036036e2e23071812319d170484926bc641d54028613acaa28b1fd2530013a3400121035169c4d6a36b6c4f3e210f46d329efa1cb7a67ffce7d62062d4a8a17c23756e1ffffffff01e0f20e00000000001976a9141215d421cb8cec1dea62cbd9e4e07c01520d873f88ac000000',
  )
})

test('Zcash: one input, two outputs', () => {
  const signed = signZcash({
    inputs: [
      zcash.input(
        '0/0',
        'c5309bd6a18f6bf374918b1c96e872af02e80d678c53d37547de03048ace79bf',
        0,
        4_134_720n,
      ),
    ],
    outputs: [
      zcash.output('tmCYEhUmZGpzyFrhUdKqwt64DrPqkFNChxx', 1_000_000n),
      zcash.output(zcash.keys.address('0/0'), 3_132_720n),
    ],
    sequence: FINAL,
    branchId: NU5,
  })
  expect(signed.txId).toBe('d8cfa377012ca0b8d856586693b530835bf2fa14add0380e24ec6755bed5b931')
  expect(signed.bytes).toBe(
    '050000800a27a726b4d0d6c2000000000000000001bf79ce8a0403de4775d3538c670de802af72e8961c8b9174f36b8fa1d69b30c5000000006b483045022100be78eccf801dda4dd33f9d4e04c2aae01022869d1d506d51669204ec269d71a90220394a51838faf40176058cf45fe7032be9c5c942e21aff35d7dbe4b96ab5e0a500121030e669acac1f280d1ddf441cd2ba5e97417bf2689e4bbec86df4f831bf9f7ffd0ffffffff0240420f00000000001976a9141efeae5c937bfc7f095a06aabdb5476a5d6d19db88ac30cd2f00000000001976a914a579388225827d9f2fe9014add644487808c695d88ac000000',
  )
})

test('Zcash: to a script, from key eight', () => {
  const signed = signZcash({
    inputs: [
      zcash.input(
        '0/8',
        'd8cfa377012ca0b8d856586693b530835bf2fa14add0380e24ec6755bed5b931',
        0,
        1_000_000n,
      ),
    ],
    outputs: [zcash.output('t2PQpjcfpYHK1bcXZcSaTbg5cQRV93B2NRY', 980_600n)],
    sequence: FINAL,
    branchId: NU5,
  })
  expect(signed.txId).toBe('431b68c170799a1ba9a936f9bde4ba1fb5606b0ab0a770012875a23d23ba72a3')
})
