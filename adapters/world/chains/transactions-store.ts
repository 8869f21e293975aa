import { type Amount, amount } from '@causeway/core/money'
import type { World } from '../world.ts'

/** `outside`: the play wallet of customers, which never runs dry; the others are the product's own transactions. */
type TransactionStyle = 'outside' | 'nonce' | 'inputs'

export type PlayOutput = {
  readonly address: string
  readonly extraId: string | null
  readonly amount: Amount
  /** Owner of the account that is made at the address; absent where it is there already. */
  readonly accountKey?: string
}

/** Names an output: `txId:outputIndex`. */
export type OutputName = { readonly txId: string; readonly outputIndex: number }

export type PlayTransaction = {
  readonly network: string
  readonly txId: string
  readonly style: TransactionStyle
  /** The account that pays; null where outputs pay, or somebody outside. */
  readonly sender: string | null
  readonly nonce: bigint | null
  readonly fee: Amount
  /** Null while it waits in the mempool. */
  readonly height: number | null
}

export type PlayOutputRow = PlayOutput & OutputName & { readonly spentBy: string | null }

type TransactionRow = {
  network: string
  tx_id: string
  style: TransactionStyle
  sender: string | null
  nonce: string | null
  fee_asset: string
  fee_units: string
  height: number | null
}
type PaymentRow = {
  tx_id: string
  output_index: number
  address: string
  extra_id: string | null
  asset: string
  units: string
  spent_by: string | null
}

/** Saves a transaction, its outputs, and that it spends its inputs. */
export function insertTransaction(
  world: World,
  transaction: PlayTransaction,
  moved: { readonly inputs: readonly OutputName[]; readonly outputs: readonly PlayOutput[] },
): void {
  const { network, txId, style, sender, nonce, fee, height } = transaction
  world.store
    .prepare(
      `INSERT INTO transactions (network, tx_id, style, sender, nonce, fee_asset, fee_units, height)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      network,
      txId,
      style,
      sender,
      nonce === null ? null : String(nonce),
      fee.asset,
      String(fee.units),
      height,
    )
  const insertOutput = world.store.prepare(
    `INSERT INTO payments (network, tx_id, output_index, address, extra_id, asset, units)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const [index, output] of moved.outputs.entries()) {
    const { asset, units } = output.amount
    insertOutput.run(network, txId, index, output.address, output.extraId, asset, String(units))
  }
  const spend = world.store.prepare(
    'UPDATE payments SET spent_by = ? WHERE network = ? AND tx_id = ? AND output_index = ?',
  )
  for (const input of moved.inputs) spend.run(txId, network, input.txId, input.outputIndex)
}

/** Forgets a transaction that waits in the mempool; what it spent can be spent again. */
export function deleteTransaction(world: World, network: string, txId: string): void {
  for (const statement of [
    'UPDATE payments SET spent_by = NULL WHERE network = ? AND spent_by = ?',
    'DELETE FROM payments WHERE network = ? AND tx_id = ?',
    'DELETE FROM transactions WHERE network = ? AND tx_id = ?',
  ]) {
    world.store.prepare(statement).run(network, txId)
  }
}

export function findTransaction(
  world: World,
  network: string,
  txId: string,
): PlayTransaction | null {
  const row = world.store
    .prepare('SELECT * FROM transactions WHERE network = ? AND tx_id = ?')
    .get(network, txId) as TransactionRow | undefined
  return row === undefined ? null : toTransaction(row)
}

/** Waiting ones, in the order they came. */
export function mempoolOf(world: World, network: string): readonly PlayTransaction[] {
  const rows = world.store
    .prepare('SELECT * FROM transactions WHERE network = ? AND height IS NULL ORDER BY sequence')
    .all(network) as TransactionRow[]
  return rows.map(toTransaction)
}

/** Those in blocks from a height on, the last first. */
export function transactionsFrom(
  world: World,
  network: string,
  height: number,
): readonly PlayTransaction[] {
  const rows = world.store
    .prepare(
      `SELECT * FROM transactions WHERE network = ? AND height >= ?
       ORDER BY height DESC, sequence DESC`,
    )
    .all(network, height) as TransactionRow[]
  return rows.map(toTransaction)
}

export function setHeight(world: World, transaction: PlayTransaction, height: number | null): void {
  world.store
    .prepare('UPDATE transactions SET height = ? WHERE network = ? AND tx_id = ?')
    .run(height, transaction.network, transaction.txId)
}

export function outputsOf(world: World, network: string, txId: string): readonly PlayOutputRow[] {
  return outputs(world, 'tx_id = ?', network, txId)
}

export function inputsOf(world: World, network: string, txId: string): readonly PlayOutputRow[] {
  return outputs(world, 'spent_by = ?', network, txId)
}

/**
 * What the product's wallet could spend: unspent outputs to its hot wallet and to the addresses it watches. A
 * stranger's waiting payment is left out, for it may never confirm and would take ours with it; our change is safe.
 */
export function spendableOutputs(
  world: World,
  network: string,
  hotWallet: string,
): readonly (PlayOutputRow & { readonly height: number | null })[] {
  const rows = world.store
    .prepare(
      `SELECT payments.*, height FROM payments JOIN transactions USING (network, tx_id)
       WHERE network = ?1 AND spent_by IS NULL AND (height IS NOT NULL OR style <> 'outside')
         AND (address = ?2 OR address IN (SELECT address FROM watched WHERE network = ?1))
       ORDER BY sequence, output_index`,
    )
    .all(network, hotWallet) as (PaymentRow & Pick<TransactionRow, 'height'>)[]
  return rows.map((row) => ({ ...toOutput(row), height: row.height }))
}

function outputs(
  world: World,
  where: 'tx_id = ?' | 'spent_by = ?',
  network: string,
  value: string,
): readonly PlayOutputRow[] {
  const rows = world.store
    .prepare(`SELECT * FROM payments WHERE network = ? AND ${where} ORDER BY tx_id, output_index`)
    .all(network, value) as PaymentRow[]
  return rows.map(toOutput)
}

/** Payments in blocks above a height, and those in the mempool, with the block they stand in. */
export function paymentsAbove(
  world: World,
  network: string,
  height: number,
): readonly (PlayOutputRow & { readonly height: number | null; readonly isOurs: boolean })[] {
  const rows = world.store
    .prepare(
      `SELECT payments.*, height, style FROM transactions JOIN payments USING (network, tx_id)
       WHERE network = ? AND (height > ? OR height IS NULL) ORDER BY sequence, output_index`,
    )
    .all(network, height) as (PaymentRow & Pick<TransactionRow, 'height' | 'style'>)[]
  return rows.map((row) => ({
    ...toOutput(row),
    height: row.height,
    isOurs: row.style !== 'outside',
  }))
}

/** Every payment an address ever got, on every network, newest first. */
export function paymentsTo(
  world: World,
  address: string,
): readonly (PlayOutputRow & { readonly network: string; readonly height: number | null })[] {
  const rows = world.store
    .prepare(
      `SELECT payments.*, height FROM payments JOIN transactions USING (network, tx_id)
       WHERE address = ? ORDER BY sequence DESC, output_index`,
    )
    .all(address) as (PaymentRow & { network: string; height: number | null })[]
  return rows.map((row) => ({ ...toOutput(row), network: row.network, height: row.height }))
}

function toTransaction(row: TransactionRow): PlayTransaction {
  return {
    network: row.network,
    txId: row.tx_id,
    style: row.style,
    sender: row.sender,
    nonce: row.nonce === null ? null : BigInt(row.nonce),
    fee: amount(row.fee_asset, BigInt(row.fee_units)),
    height: row.height,
  }
}

function toOutput(row: PaymentRow): PlayOutputRow {
  return {
    txId: row.tx_id,
    outputIndex: row.output_index,
    address: row.address,
    extraId: row.extra_id,
    amount: amount(row.asset, BigInt(row.units)),
    spentBy: row.spent_by,
  }
}
