import { currencies, networks } from '@causeway/core/currencies'
import { type Amount, amount } from '@causeway/core/money'
import type {
  ChainPort,
  SignedTransfer,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { createSandboxControls, openWorld } from '../../world/index.ts'
import { createSandboxChain } from './create-sandbox-chain.ts'
import { signSandboxPlan } from './sign-sandbox-plan.ts'

const SEED = 'sandbox'

export const NOTHING_TAKEN: Taken = { inputs: new Set(), nextNonce: null, exactNonce: null }

/** Two tokens of a network say as much as seventy, and a world of few coins is made ten times as fast. */
const TOKENS = 2

/** What a small world is made of: some networks, with their own coins and a few tokens. */
export function partsOf(ids: readonly string[]) {
  const parts = networks.filter(({ id }) => ids.includes(id))
  const coins = parts.flatMap(({ id }) => {
    const here = currencies.filter(({ protocol }) => protocol === id)
    const tokens = here.filter(({ contractAddress }) => contractAddress !== null)
    const kept = new Set([...tokens.slice(0, TOKENS)])
    const feeAsset = parts.find((network) => network.id === id)?.feeAsset
    return here.filter(
      (coin) => coin.contractAddress === null || kept.has(coin) || coin.ticker === feeAsset,
    )
  })
  return { networks: parts, currencies: coins }
}

/** One network of a world in memory, beside Bitcoin and Litecoin; its blocks come when the clock is moved, or when asked for. */
export function openSandbox(network: string) {
  const clock = { time: 0, now: () => clock.time }
  const price = ({ ticker }: { ticker: string }) => (ticker === 'btc' ? 95_000n * 10n ** 18n : null)
  const world = openWorld({
    path: ':memory:',
    seed: SEED,
    clock,
    ...partsOf([network, 'bitcoin', 'litecoin']),
    price,
    blockMilliseconds: 1_000,
  })
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const chain = createSandboxChain({ world, network, wait })
  return { world, clock, waits, chain, controls: createSandboxControls(world) }
}

export type Sandbox = ReturnType<typeof openSandbox>

let intents = 0

/** A payout to a customer, unless changed. */
export async function intended(
  { chain, controls }: Sandbox,
  sum: Amount,
  changes: Partial<TransferIntent> = {},
): Promise<TransferIntent> {
  intents += 1
  return {
    transferId: `sandbox-${intents}`,
    network: chain.network,
    kind: 'payout',
    source: 'hot',
    amount: sum,
    destination: (await controls.customerAddress(sum.asset)).address,
    extraId: null,
    record: '',
    ...changes,
  }
}

/** The first transaction of a payout. */
export async function planned(
  box: Sandbox,
  sum: Amount,
  taken = NOTHING_TAKEN,
): Promise<TransferPlan> {
  const intent = await intended(box, sum)
  const composed = box.chain.compose(intent, await box.chain.funding(intent), taken)
  if (!composed.ok) throw new Error(composed.failure.code)
  return composed.value
}

/** Signs as this world does, or as another would. */
export function signed(plan: TransferPlan, seed = SEED): SignedTransfer {
  return signSandboxPlan({ seed }, plan)
}

/** A signed payout of a small sum. */
export async function signedPayout(
  box: Sandbox,
  asset: string,
  taken = NOTHING_TAKEN,
): Promise<SignedTransfer> {
  return signed(await planned(box, amount(asset, 10_000n), taken))
}

/** Broadcasts a plan, which the network must take. */
export async function sent({ chain }: Sandbox, plan: TransferPlan): Promise<SignedTransfer> {
  const transfer = signed(plan)
  const { outcome } = await chain.broadcast(transfer)
  if (outcome !== 'accepted') throw new Error(`The network says ${outcome}`)
  return transfer
}

/** Where a transaction of ours stands. */
export async function stateOf(chain: ChainPort, { txId }: SignedTransfer): Promise<string> {
  return (await chain.transactionStatus(txId)).state
}

/** Networks of Bitcoin's kin: their wallets reserve outputs, the others nonces. */
export const networksWithOutputs: readonly string[] = [
  'bitcoin',
  'bitcoincash',
  'litecoin',
  'dogecoin',
  'dash',
  'zcash',
  'digibyte',
  'ravencoin',
  'bitcoinsv',
  'cardano',
]
