import type { AddressFamily } from '@causeway/core/currencies'
import { type Amount, amount } from '@causeway/core/money'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { canonicalAddress } from '../addresses/play-address.ts'
import { nextNumber } from '../counters-store.ts'
import { inTransaction } from '../in-transaction.ts'
import { playBytes, type World, worldCurrency, worldNetwork } from '../world.ts'
import { advanceChain } from './advance-chain.ts'
import { sandboxNetworkFee } from './minimum-fee-store.ts'
import { insertTransaction } from './transactions-store.ts'

export type OutsidePayment = {
  readonly amount: Amount
  readonly address: string
  readonly extraId: string | null
}

/** Pays from the customers' play wallet, which never runs dry; the payment waits for the next block. */
export function payFromOutside(world: World, payment: OutsidePayment): { txId: string } {
  return inTransaction(world, () => {
    const network = worldCurrency(world, payment.amount.asset).protocol
    advanceChain(world, network)
    return recordOutsidePayments(world, network, [payment], null)
  })
}

/** Records one transaction of the outside with an output per payment, in the block of that height or waiting. */
export function recordOutsidePayments(
  world: World,
  network: string,
  payments: readonly OutsidePayment[],
  height: number | null,
): { txId: string } {
  if (payments.some(({ amount: { units } }) => units <= 0n)) {
    throw new RangeError('A payment must be above zero')
  }
  const { addressFamily } = worldNetwork(world, network)
  const number = nextNumber(world, `outside ${network}`)
  const txId = playTransactionId(
    addressFamily,
    playBytes(world.seed, 'transaction', network, number),
  )
  const fee = amount(sandboxNetworkFee(world, network).asset, 0n)
  insertTransaction(
    world,
    { network, txId, style: 'outside', sender: null, nonce: null, fee, height },
    {
      inputs: [],
      outputs: payments.map((payment) => ({
        ...payment,
        address: canonicalAddress(addressFamily, payment.address) ?? payment.address,
      })),
    },
  )
  return { txId }
}

/** A transaction id in the network's own form, made of 32 bytes. */
export function playTransactionId(family: AddressFamily, bytes: Uint8Array): string {
  if (family === 'evm') return `0x${bytesToHex(bytes)}`
  if (family === 'ripple') return bytesToHex(bytes).toUpperCase()
  if (family === 'solana') return base58.encode(sha512(bytes))
  return bytesToHex(bytes)
}
