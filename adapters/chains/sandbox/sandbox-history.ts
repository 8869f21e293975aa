import { amount } from '@causeway/core/money'
import type { FoundSpending, Spendings, WalletHistory } from '@causeway/core/ports'
import {
  countField,
  fieldOf,
  findTransaction,
  hotWalletAddress,
  inputsOf,
  listField,
  optionalTextField,
  outputsOf,
  ownTransactionsAfter,
  pendingNonceOf,
  spendsOutputs,
  textField,
  transactionsWithNonce,
  unitsField,
  type World,
  waitingSpends,
  worldNetwork,
} from '../../world/index.ts'

/** What the wallet spent after a place, as the node of a sandbox chain answers it. */
export function historyAfter(world: World, network: string, place: number): unknown {
  const { place: reached, txIds } = ownTransactionsAfter(world, network, place)
  const sender = hotWalletAddress(world, network)
  const next = spendsOutputs(worldNetwork(world, network))
    ? null
    : String(
        pendingNonceOf(world, network, { sender, waiting: waitingSpends(world, network, sender) }),
      )
  return { place: reached, transactions: txIds, next }
}

/** Reads that answer. */
export function readHistory(value: unknown): WalletHistory {
  const next = optionalTextField(value, 'next')
  return {
    cursor: String(countField(value, 'place')),
    transactions: listField(value, 'transactions', String),
    nonces: next === null ? null : { first: 0n, next: BigInt(next) },
  }
}

/** Transactions of the wallet by id or nonce, as that node answers them. It keeps no signatures. */
export function spendingsOf(world: World, network: string, wanted: Spendings): unknown {
  const hotWallet = hotWalletAddress(world, network)
  const byNonce = wanted.nonces.flatMap((nonce) =>
    transactionsWithNonce(world, network, { sender: hotWallet, nonce }),
  )
  const found = [...new Set([...wanted.transactions, ...byNonce])].flatMap((txId) => {
    const transaction = findTransaction(world, network, txId)
    if (transaction === null || transaction.style === 'outside') return []
    return {
      txId,
      nonce: transaction.nonce === null ? null : String(transaction.nonce),
      inputs: inputsOf(world, network, txId).map((input) => `${input.txId}:${input.outputIndex}`),
      payments: outputsOf(world, network, txId)
        .filter(({ address }) => address !== hotWallet)
        .map(({ address, extraId, amount: { asset, units } }) => ({
          address,
          extraId,
          asset,
          units: String(units),
        })),
    }
  })
  return { found }
}

/** Reads that answer. */
export function readSpendings(value: unknown): readonly FoundSpending[] {
  return listField(value, 'found', (found) => ({
    txId: textField(found, 'txId'),
    nonce: fieldOf(found, 'nonce') === null ? null : unitsField(found, 'nonce'),
    inputs: listField(found, 'inputs', String),
    bytes: '',
    payments: listField(found, 'payments', (payment) => ({
      address: textField(payment, 'address'),
      extraId: optionalTextField(payment, 'extraId'),
      amount: amount(textField(payment, 'asset'), unitsField(payment, 'units')),
    })),
  }))
}
