import { setTimeout as pause } from 'node:timers/promises'
import type { TransactionOut } from '@causeway/api/contract'
import type { Placed } from '../../customers/index.ts'
import type { Pair, Parts, Payer, Place } from '../markets/market.ts'
import { GaveUp, payInOf, placeOnce, unitsOf, until, untilEnded } from './customer.ts'
import type { Stage } from './stage.ts'

/** What one customer went through. */
export type Told = {
  readonly story: keyof Parts
  readonly order: Placed
  /** What the chain must show in the end: one payment of this kind and none of the other. */
  readonly owed: 'payout' | 'refund'
  /** Null where it never came to an end. */
  readonly ended: TransactionOut | null
  /** On hold on the way: what was guaranteed no longer binds. */
  readonly wasHeld: boolean
  readonly trouble: string | null
}

export type Story = (stage: Stage, pair: Pair, deadline: number) => Promise<Told>

const LOOK_MILLISECONDS = 50

const plain: Story = (stage, pair, deadline) =>
  tell(stage, { story: 'plain', pair, deadline }, async (order) => {
    await payFully(stage, order)
  })

const guaranteed: Story = (stage, pair, deadline) =>
  tell(stage, { story: 'guaranteed', pair, deadline, isFixedRate: true }, async (order) => {
    await payFully(stage, order)
  })

/** Half of what a guaranteed order expects comes in; its customer wants it back. */
const refunded: Story = (stage, pair, deadline) =>
  tell(
    stage,
    { story: 'refunded', pair, deadline, isFixedRate: true, owed: 'refund' },
    async (order) => {
      await stage.market.pay(payInOf(order), expectedUnits(order) / 2n)
    },
  )

/** The deposit is in a block, the block is replaced, and it comes again. */
const returning: Story = (stage, pair, deadline) =>
  tell(stage, { story: 'returning', pair, deadline }, async (order) => {
    const { market } = stage
    const release = await market.holdBlocks(pair.from)
    try {
      await payFully(stage, order)
      await market.mine(pair.from, 1)
      await until(stage, order, deadline, isOneDeep)
      await market.reorganise(pair.from, 1, [])
    } finally {
      release()
    }
  })

/** The same, but it is gone for good; the customer pays anew. */
const vanishing: Story = (stage, pair, deadline) =>
  tell(stage, { story: 'vanishing', pair, deadline }, async (order) => {
    const { market } = stage
    const release = await market.holdBlocks(pair.from)
    try {
      const { txId } = await payFully(stage, order, 'cheat')
      await market.mine(pair.from, 1)
      await until(stage, order, deadline, isOneDeep)
      await market.reorganise(pair.from, 1, [txId])
    } finally {
      release()
    }
    await until(stage, order, deadline, ({ status }) => status === 'waiting')
    await payFully(stage, order)
  })

/** The block with the payout is replaced by one without it: the same bytes must go out again. */
const payoutLost: Story = (stage, pair, deadline) =>
  tell(stage, { story: 'payoutLost', pair, deadline }, async (order) => {
    await payFully(stage, order)
    await loseFirstPayment(stage, { asset: pair.to, ...order.destination }, deadline)
  })

export const stories: Readonly<Record<keyof Parts, Story>> = {
  plain,
  guaranteed,
  refunded,
  returning,
  vanishing,
  payoutLost,
}

type Setting = {
  readonly story: keyof Parts
  readonly pair: Pair
  readonly deadline: number
  readonly isFixedRate?: boolean
  readonly owed?: 'payout' | 'refund'
}

/** Places the order, has it paid as the story says, and watches it to its end. Trouble is told, not thrown. */
async function tell(
  stage: Stage,
  { deadline, isFixedRate = false, owed = 'payout', pair, story }: Setting,
  act: (order: Placed) => Promise<void>,
): Promise<Told> {
  const order = await placeOnce(stage, { ...pair, isFixedRate }, deadline)
  try {
    await act(order)
    const choice = owed === 'refund' ? 'refund' : 'exchange'
    return {
      story,
      order,
      owed,
      ...(await untilEnded(stage, order, deadline, choice)),
      trouble: null,
    }
  } catch (error) {
    const trouble = error instanceof GaveUp ? error.message : String(error)
    return { story, order, owed, ended: null, wasHeld: false, trouble }
  }
}

function payFully(stage: Stage, order: Placed, payer: Payer = 'honest') {
  return stage.market.pay(payInOf(order), expectedUnits(order), payer)
}

function expectedUnits({ created, wish }: Placed): bigint {
  return unitsOf(wish.from, created.amountExpectedFrom)
}

/** Seen in a block: either in its count, or past it already where no such moment was caught. */
function isOneDeep({ deposits }: TransactionOut): boolean {
  return (deposits[0]?.confirmations ?? 0) >= 1
}

/** The block with the first payment to a place is replaced by one without it. */
export async function loseFirstPayment(
  { market }: Pick<Stage, 'market'>,
  destination: Place,
  deadline: number,
): Promise<void> {
  const { asset } = destination
  const release = await market.holdBlocks(asset)
  try {
    const txId = await firstPayment(() => market.received(destination), deadline)
    if ((await market.depthOf(destination, txId)) === 0) await market.mine(asset, 1)
    await market.reorganise(asset, await market.depthOf(destination, txId), [txId])
  } finally {
    release()
  }
}

async function firstPayment(
  look: () => Promise<readonly { readonly txId: string }[]>,
  deadline: number,
): Promise<string> {
  while (Date.now() < deadline) {
    const [payment] = await look()
    if (payment !== undefined) return payment.txId
    await pause(LOOK_MILLISECONDS)
  }
  throw new GaveUp('no payout came to be reorganised out')
}
