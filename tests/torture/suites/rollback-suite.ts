import { setTimeout as pause } from 'node:timers/promises'
import { type Placed, pick, randomFrom } from '../../customers/index.ts'
import { backUpData, doctor } from '../../support/index.ts'
import { audit } from '../audit/audit.ts'
import type { Outcome } from '../report/outcome.ts'
import { GaveUp, payInOf, placeOnce, unitsOf, untilEnded } from '../stage/customer.ts'
import type { MarketKind, Stage } from '../stage/stage.ts'
import type { Told } from '../stage/stories.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'

const ROUNDS = { quick: 1, whole: 5 }
const ORDERS = 6
const LONGEST_AFTER_FIRST_PAYOUT = 6000
const LOOK_MILLISECONDS = 100
const ALERT = 'alert wallet_history_unknown'
/** A transaction that is in no block yet cannot be read back everywhere: the operator waits and asks again. */
const MOST_TRIES = 20
const MARKETS = { nodes: 'litecoind and anvil', sandbox: 'sandbox chains' } as const

/** Database and journal are put back together to what they were before the payouts. */
export const rollbackSuite: Suite = {
  name: 'rollback',
  title: 'Database and journal rolled back together',
  how: 'Orders are placed, the product is stopped, and its database and its signer’s journal are copied. The customers pay; some moment after the first payout the product is stopped again, and both copies are put back, as from the snapshot of a machine. The chains stay. It is started, must halt what its wallets have spent unknown to it, and is reconciled as the runbook says. Hedges made meanwhile are at the venue and in no books, so that the venue is not compared.',
  run: async (run) => {
    for (const market of ['nodes', 'sandbox'] as const) await rolledBackOn(run, market)
  },
}

async function rolledBackOn(run: Run, market: MarketKind): Promise<void> {
  const fault = `database and journal rolled back together; embedded PostgreSQL, ${MARKETS[market]}`
  for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
    const seed = run.seed + round
    const options = { name: 'rollback', database: 'embedded', market } as const
    await onStage(run, fault, options, async (stage) => {
      run.report({ fault, ...(await rolledBack(stage, seed)) })
    })
  }
}

async function rolledBack(stage: Stage, seed: number): Promise<Omit<Outcome, 'fault'>> {
  const { market, shop } = stage
  const random = randomFrom(seed)
  const deadline = Date.now() + ENDED_WITHIN_MILLISECONDS
  const pairs = Object.values(market.parts).flat()
  const orders: Placed[] = []
  while (orders.length < ORDERS) orders.push(await placeOnce(stage, pick(random, pairs), deadline))
  await shop.stop()
  const backup = backUpData(shop.dataDir)
  try {
    await shop.start()
    await Promise.all(orders.map((order) => market.pay(payInOf(order), unitsFor(order))))
    const paid = await firstPayouts(stage, orders, deadline)
    await pause(random() * LONGEST_AFTER_FIRST_PAYOUT)
    await shop.stop()
    backup.restore()
    await shop.start()
    const reached = paid && (await hasSaid(stage, ALERT, deadline))
    const trouble = await reconcile(stage, deadline)
    const told = await Promise.all(orders.map((order) => tell(stage, order, deadline)))
    const findings = await audit(stage, told, { withVenue: false })
    return { trial: `seed ${seed}`, reached, orders: told.length, findings, trouble }
  } finally {
    backup.remove()
  }
}

function unitsFor({ created, wish }: Placed): bigint {
  return unitsOf(wish.from, created.amountExpectedFrom)
}

async function firstPayouts(
  { market }: Stage,
  orders: readonly Placed[],
  deadline: number,
): Promise<boolean> {
  while (Date.now() < deadline) {
    const received = await Promise.all(
      orders.map(({ destination, wish }) => market.received({ asset: wish.to, ...destination })),
    )
    if (received.some(({ length }) => length > 0)) return true
    await pause(LOOK_MILLISECONDS)
  }
  return false
}

async function hasSaid({ shop }: Stage, words: string, deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    if (shop.output().includes(words)) return true
    await pause(LOOK_MILLISECONDS)
  }
  return false
}

/** Null where the operator's command came to its end. */
async function reconcile({ environment, shop }: Stage, deadline: number): Promise<string | null> {
  await shop.stop()
  let said = ''
  for (let tries = 0; tries < MOST_TRIES && Date.now() < deadline; tries += 1) {
    said = await doctor({ dataDir: shop.dataDir, env: environment }, '--reconcile', '--yes').catch(
      (error: unknown) => String(error),
    )
    if (said.includes('Books') && !/NOT FOUND|NOT ASKED|HALTED/.test(said)) {
      await shop.start()
      return null
    }
    await pause(1000)
  }
  await shop.start()
  return `the doctor did not come to an end:\n${said}`
}

async function tell(stage: Stage, order: Placed, deadline: number): Promise<Told> {
  const told = { story: 'plain', order, owed: 'payout' } as const
  try {
    return {
      ...told,
      ...(await untilEnded(stage, order, deadline, 'exchange')),
      trouble: null,
    }
  } catch (error) {
    const trouble = error instanceof GaveUp ? error.message : String(error)
    return { ...told, ended: null, wasHeld: false, trouble }
  }
}
