import { amount } from '@causeway/core/money'
import type {
  Adoption,
  FoundSpending,
  JournalState,
  Spendings,
  WalletHistory,
} from '@causeway/core/ports'
import { readAlso } from './journal/adopted-line.ts'
import {
  readCount,
  readExactly,
  readObject,
  readText,
  readTextOrNull,
  readTexts,
  readUnits,
} from './wire.ts'

/** What a chain told of a wallet, as JSON for the socket. */
export function historyToJson({ cursor, transactions, nonces }: WalletHistory): object {
  const { first = null, next } = nonces ?? {}
  return {
    cursor,
    transactions,
    nonces: next === undefined ? null : { first: first?.toString() ?? null, next: next.toString() },
  }
}

/** Reads it. Throws TypeError at whatever is missing, wrong or unknown, as all of this file do. */
export function historyFromJson(value: unknown): WalletHistory {
  const { cursor, transactions, nonces } = readExactly(value, ['cursor', 'transactions', 'nonces'])
  return {
    cursor: readText(cursor),
    transactions: readTexts(transactions),
    nonces: nonces === null ? null : readNonces(nonces),
  }
}

function readNonces(value: unknown): NonNullable<WalletHistory['nonces']> {
  const { first, next } = readExactly(value, ['first', 'next'])
  return { first: first === null ? null : readUnits(first), next: readUnits(next) }
}

export function spendingsToJson({ transactions, nonces }: Spendings): object {
  return { transactions, nonces: nonces.map(String) }
}

export function spendingsFromJson(value: unknown): Spendings {
  const { transactions, nonces } = readExactly(value, ['transactions', 'nonces'])
  return { transactions: readTexts(transactions), nonces: readTexts(nonces).map(readUnits) }
}

export function journalStateFromJson(value: unknown): JournalState {
  const { lines, linesSeen, cursors } = readExactly(value, ['lines', 'linesSeen', 'cursors'])
  return {
    lines: readCount(lines),
    linesSeen: readCount(linesSeen),
    cursors: Object.fromEntries(
      Object.entries(readObject(cursors)).map(([network, cursor]) => [network, readText(cursor)]),
    ),
  }
}

export function adoptionToJson(adoption: Adoption): object {
  const { network, reason, transferId } = adoption
  const what =
    'found' in adoption
      ? {
          ...(adoption.also === undefined ? {} : { also: adoption.also }),
          found: foundToJson(adoption.found),
        }
      : { unread: spendingsToJson(adoption.unread) }
  return { network, reason, transferId, ...what }
}

export function adoptionFromJson(value: unknown): Adoption {
  const given = readObject(value)
  const isFound = Object.hasOwn(given, 'found')
  const isJoint = isFound && Object.hasOwn(given, 'also')
  const what = isFound ? 'found' : 'unread'
  const more = isJoint ? ['also'] : []
  const read = readExactly(value, ['network', 'reason', 'transferId', what, ...more])
  const common = {
    network: readText(read.network),
    reason: readText(read.reason),
    transferId: readText(read.transferId),
  }
  if (!isFound) return { ...common, unread: spendingsFromJson(read.unread) }
  return {
    ...common,
    ...(isJoint ? { also: readAlso(read.also, common.transferId) } : {}),
    found: foundFromJson(read.found),
  }
}

function foundToJson({ txId, nonce, inputs, bytes, payments }: FoundSpending): object {
  return {
    txId,
    nonce: nonce?.toString() ?? null,
    inputs,
    bytes,
    payments: payments.map(({ address, extraId, amount: { asset, units } }) => ({
      address,
      extraId,
      asset,
      units: units.toString(),
    })),
  }
}

function foundFromJson(value: unknown): FoundSpending {
  const found = readExactly(value, ['txId', 'nonce', 'inputs', 'bytes', 'payments'])
  if (!Array.isArray(found.payments)) throw new TypeError('Expected a list')
  return {
    txId: readText(found.txId),
    nonce: found.nonce === null ? null : readUnits(found.nonce),
    inputs: readTexts(found.inputs),
    bytes: readText(found.bytes),
    payments: found.payments.map((each: unknown) => {
      const { address, extraId, asset, units } = readExactly(each, [
        'address',
        'extraId',
        'asset',
        'units',
      ])
      return {
        address: readText(address),
        extraId: readTextOrNull(extraId),
        amount: amount(readText(asset), readUnits(units)),
      }
    }),
  }
}
