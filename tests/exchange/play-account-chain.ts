import { amount } from '@causeway/core/money'
import type {
  ChainPort,
  FoundTransaction,
  SignedTransfer,
  SweepAbility,
  TransactionStatus,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { type PlayAccounts, type PlayTransaction, takenFee } from './play-accounts.ts'

/** The other chain, of which this one has the coins and the addresses. */
type Likeness = { readonly accounts: PlayAccounts; readonly like: ChainPort }

/**
 * A chain of accounts as Ethereum is one: each pay-in address is an account of its own, pays its own fees and has its
 * own nonces, so that deposits must be swept.
 */
export function createPlayAccountChain({ accounts, like }: Likeness): ChainPort {
  const hot = like.hotWalletAddress(accounts.feeAsset)
  const place = ({ height }: PlayTransaction) => ({
    blockHash: height === null ? null : `block-${height}`,
    confirmations: height === null ? 0 : accounts.height() - height + 1,
  })
  return {
    ...like,
    ...transfersOn({ accounts, like }),
    identity: async () => 'play-accounts',
    head: async () => ({ height: accounts.height(), hash: `block-${accounts.height()}` }),
    watch: async () => {},
    scan: async (_cursor, owned) => {
      const ours = await owned(accounts.all().map(({ to }) => to))
      const seen = accounts
        .all()
        .filter(({ to, units }) => units > 0n && (ours.has(to) || to === hot))
      const payments = seen.map((each) => ({
        txId: each.txId,
        outputIndex: 0,
        address: each.to,
        extraId: null,
        amount: amount(each.asset, each.units),
        ...place(each),
      }))
      return { cursor: String(accounts.height()), payments, height: accounts.height() }
    },
    paymentStatuses: async (keys) =>
      keys.map((key) => {
        const found = accounts.find(key.txId)
        if (found === undefined) return { ...key, state: 'gone', confirmations: 0, blockHash: null }
        return { ...key, state: found.height === null ? 'pending' : 'in_block', ...place(found) }
      }),
    broadcast: async (signed) => accounts.submit(signed),
    transactionStatus: async (txId): Promise<TransactionStatus> => {
      const found = accounts.find(txId)
      if (found === undefined) return { state: 'unknown' }
      if (found.height === null) return { state: 'pending' }
      const fee = amount(accounts.feeAsset, takenFee(found))
      return { state: 'in_block', confirmations: place(found).confirmations, fee, succeeded: true }
    },
    findTransaction: async (txId) => foundAs(accounts.find(txId)),
    holdings: async (asset, payIns) => {
      const held = [...new Set([hot, ...payIns])].map((each) => accounts.balance(each, asset))
      return amount(
        asset,
        held.reduce((sum, units) => sum + units, 0n),
      )
    },
    sweeps: sweepsOn({ accounts, like }),
    walletHistory: async () => {
      const used = accounts.all().filter(({ from }) => from === hot)
      const next = used.reduce((most, { nonce }) => Math.max(most, nonce + 1), 0)
      return { cursor: '', transactions: [], nonces: { first: 0n, next: BigInt(next) } }
    },
    findSpendings: async ({ nonces }) =>
      accounts
        .all()
        .filter(({ from, nonce }) => from === hot && nonces.includes(BigInt(nonce)))
        .map(({ txId, nonce, to, asset, units }) => ({
          txId,
          nonce: BigInt(nonce),
          inputs: [],
          bytes: '',
          payments: [{ address: to, extraId: null, amount: amount(asset, units) }],
        })),
  }
}

function foundAs(found: PlayTransaction | undefined): FoundTransaction {
  if (found === undefined) return { state: 'unknown' }
  if (found.height === null) return { state: 'pending' }
  return { state: 'in_block', height: found.height, succeeded: true }
}

/** Signs a plan of the account chain: its body is the transaction. */
export function signAccountPlan({ intent, attempt, body }: TransferPlan): SignedTransfer {
  const { transferId, network } = intent
  const txId = `0x${Buffer.from(`${transferId}:${attempt}`).toString('hex')}`
  return { transferId, network, txId, bytes: body }
}

function transfersOn({
  accounts,
  like,
}: Likeness): Pick<ChainPort, 'funding' | 'compose' | 'replace'> {
  const senderOf = ({ source, amount: { asset } }: TransferIntent) =>
    source === 'hot'
      ? like.hotWalletAddress(accounts.feeAsset)
      : like.payInAddress(asset, source).address
  const affords = (intent: TransferIntent, feeUnits: bigint): boolean => {
    const [from, { asset, units }] = [senderOf(intent), intent.amount]
    const coin = asset === accounts.feeAsset ? units + feeUnits : feeUnits
    return (
      accounts.balance(from, accounts.feeAsset) >= coin && accounts.balance(from, asset) >= units
    )
  }
  const planOf = (intent: TransferIntent, nonce: bigint, feeUnits: bigint, attempt: number) => {
    const body = JSON.stringify({
      from: senderOf(intent),
      nonce: Number(nonce),
      to: intent.destination,
      asset: intent.amount.asset,
      units: String(intent.amount.units),
      feeUnits: String(feeUnits),
    })
    return ok({ intent, attempt, reservation: { kind: 'nonce' as const, nonce }, body })
  }
  return {
    funding: async ({ network }) => ({ network, facts: '' }),
    compose: (intent, _funding, taken) => {
      if (!affords(intent, accounts.fee)) return fail({ code: 'insufficient_funds' })
      const mined = BigInt(accounts.nonceOf(senderOf(intent)))
      const next = taken.nextNonce === null || taken.nextNonce < mined ? mined : taken.nextNonce
      return planOf(intent, taken.exactNonce ?? next, accounts.fee, 1)
    },
    replace: (earlier) => {
      const last = earlier.at(-1)
      if (last?.reservation.kind !== 'nonce') return fail({ code: 'cannot_be_replaced' })
      const paid = BigInt(JSON.parse(last.body).feeUnits)
      if (paid >= accounts.leastFee) return fail({ code: 'fee_is_enough' })
      if (!affords(last.intent, accounts.leastFee)) return fail({ code: 'insufficient_funds' })
      return planOf(last.intent, last.reservation.nonce, accounts.leastFee, last.attempt + 1)
    },
  }
}

function sweepsOn({ accounts, like }: Likeness): SweepAbility {
  return {
    kind: 'per_address',
    offer: async (asset, index) => {
      const { address } = like.payInAddress(asset, index)
      const isCoin = asset === accounts.feeAsset
      const units = accounts.balance(address, asset) - (isCoin ? accounts.fee : 0n)
      if (units <= 0n) return null
      const lacking = isCoin ? 0n : accounts.fee - accounts.balance(address, accounts.feeAsset)
      const gasLacking = lacking > 0n ? amount(accounts.feeAsset, lacking) : null
      return { amount: amount(asset, units), gasLacking }
    },
  }
}
