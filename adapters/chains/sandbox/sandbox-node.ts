import type { Amount } from '@causeway/core/money'
import type { PaymentKey, SignedTransfer, Spendings, TransferIntent } from '@causeway/core/ports'
import {
  accountExists,
  advanceChain,
  askedFee,
  balanceOf,
  blockHash,
  findTransaction,
  headOf,
  hotWalletAddress,
  inTransaction,
  namesAccounts,
  outputsOf,
  paymentsAbove,
  pendingNonceOf,
  type Submission,
  spendableOf,
  spendableOutputs,
  spendsOutputs,
  submitTransaction,
  type World,
  waitingSpends,
  worldNetwork,
} from '../../world/index.ts'
import { type KnownBlock, rememberedHeights } from './block-cursor.ts'
import { historyAfter, spendingsOf } from './sandbox-history.ts'
import {
  readSignedBytes,
  readTransfer,
  type SandboxTransfer,
  signatureOf,
  transferTxId,
} from './sandbox-transfer.ts'

/** The far side of the sandbox chain: what a node of the network would answer, as values that JSON can carry. */
export type SandboxNode = {
  readonly identity: () => unknown
  readonly head: () => unknown
  readonly paymentsSince: (known: readonly KnownBlock[]) => unknown
  readonly paymentStatuses: (keys: readonly PaymentKey[]) => unknown
  readonly funding: (intent: TransferIntent) => unknown
  readonly broadcast: (signed: SignedTransfer) => unknown
  readonly transactionStatus: (txId: string) => unknown
  readonly findTransaction: (txId: string) => unknown
  readonly holdings: (asset: string, addresses: ReadonlySet<string>) => unknown
  readonly historyAfter: (place: number) => unknown
  readonly spendings: (wanted: Spendings) => unknown
}

/** The node of one network. Every answer is taken from one moment of the world. */
export function createSandboxNode(world: World, network: string): SandboxNode {
  const at = <T>(answer: (height: number) => T): T =>
    inTransaction(world, () => answer(advanceChain(world, network)))
  const place = (height: number | null, head: number) => ({
    blockHash: height === null ? null : blockHash(world, network, height),
    confirmations: height === null ? 0 : head - height + 1,
  })
  return {
    identity: () => ({ identity: `sandbox:${blockHash(world, network, 0)}` }),
    head: () => at(() => headOf(world, network)),
    paymentsSince: (known) =>
      at((head) => {
        const block = known.find(
          ({ height, hash }) => height <= head && blockHash(world, network, height) === hash,
        )
        return {
          height: head,
          blocks: rememberedHeights(head).map((height) => ({
            height,
            hash: blockHash(world, network, height),
          })),
          payments: paymentsAbove(world, network, block?.height ?? 0).map((payment) => ({
            txId: payment.txId,
            outputIndex: payment.outputIndex,
            address: payment.address,
            extraId: payment.extraId,
            asset: payment.amount.asset,
            units: String(payment.amount.units),
            isOurs: payment.isOurs,
            ...place(payment.height, head),
          })),
        }
      }),
    paymentStatuses: (keys) =>
      at((head) => ({
        statuses: keys.map(({ txId, outputIndex }) => {
          const transaction = findTransaction(world, network, txId)
          const isThere = outputsOf(world, network, txId).length > outputIndex
          if (transaction === null || !isThere) {
            return { txId, outputIndex, state: 'gone', confirmations: 0, blockHash: null }
          }
          const state = transaction.height === null ? 'pending' : 'in_block'
          return { txId, outputIndex, state, ...place(transaction.height, head) }
        }),
      })),
    funding: (intent) => at(() => fundingOf(world, network, intent)),
    broadcast: (signed) => broadcast(world, network, signed),
    transactionStatus: (txId) =>
      at((head) => {
        const transaction = findTransaction(world, network, txId)
        if (transaction === null) return { state: 'unknown' }
        if (transaction.height === null) return { state: 'pending' }
        const { asset, units } = transaction.fee
        const { confirmations } = place(transaction.height, head)
        return { state: 'in_block', confirmations, fee: { asset, units: String(units) } }
      }),
    findTransaction: (txId) => at(() => foundAs(findTransaction(world, network, txId))),
    holdings: (asset, addresses) =>
      at(() => {
        const held = [...addresses].map((address) => balanceOf(world, network, address, asset))
        return { units: String(held.reduce((sum, { units }) => sum + units, 0n)) }
      }),
    historyAfter: (place) => at(() => historyAfter(world, network, place)),
    spendings: (wanted) => at(() => spendingsOf(world, network, wanted)),
  }
}

function foundAs(transaction: { readonly height: number | null } | null): unknown {
  if (transaction === null) return { state: 'unknown' }
  const { height } = transaction
  return height === null ? { state: 'pending' } : { state: 'in_block', height }
}

function fundingOf(
  world: World,
  network: string,
  { amount, destination }: TransferIntent,
): unknown {
  const hot = hotWalletAddress(world, network)
  const fee = askedFee(world, network)
  const askedFeeUnits = String(fee.units)
  const destinationExists =
    !namesAccounts(world, network) || accountExists(world, network, destination)
  if (spendsOutputs(worldNetwork(world, network))) {
    const spendable = spendableOutputs(world, network, hot).map((output) => ({
      name: `${output.txId}:${output.outputIndex}`,
      units: String(output.amount.units),
      isConfirmed: output.height !== null,
    }))
    return { kind: 'inputs', askedFeeUnits, destinationExists, spendable }
  }
  const unitsOf = (asset: string, spent: readonly Amount[]) =>
    String(spent.find((each) => each.asset === asset)?.units ?? 0n)
  const waiting = waitingSpends(world, network, hot)
  const from = { sender: hot, waiting }
  return {
    kind: 'nonce',
    askedFeeUnits,
    destinationExists,
    nonce: String(pendingNonceOf(world, network, from)),
    units: String(spendableOf(world, network, { ...from, asset: amount.asset }).units),
    feeUnits: String(spendableOf(world, network, { ...from, asset: fee.asset }).units),
    waiting: waiting.map(({ nonce, spent }) => ({
      nonce: String(nonce),
      units: unitsOf(amount.asset, spent),
      feeUnits: unitsOf(fee.asset, spent),
    })),
  }
}

function broadcast(world: World, network: string, signed: SignedTransfer): unknown {
  const read = readSigned(world, signed)
  if (read === null) return { outcome: 'rejected', reason: 'bad transaction' }
  const { transfer, body } = read
  const txId = transferTxId(worldNetwork(world, network).addressFamily, body)
  if (transfer.network !== network) return { outcome: 'rejected', reason: 'bad network' }
  const submission: Submission = { ...transfer, txId }
  const { pays } = transfer
  if (pays.kind === 'nonce' && pays.sender !== hotWalletAddress(world, network)) {
    return { outcome: 'rejected', reason: 'not signed by the sender' }
  }
  return submitTransaction(world, submission)
}

function readSigned(
  world: World,
  signed: SignedTransfer,
): { readonly transfer: SandboxTransfer; readonly body: string } | null {
  try {
    const { body, signature } = readSignedBytes(signed.bytes)
    if (signature !== signatureOf(world.seed, body)) return null
    return { transfer: readTransfer(body), body }
  } catch {
    return null
  }
}
