import pg from 'pg'
import { advanceClock, CallRefused, type Placed, pick, randomFrom } from '../../customers/index.ts'
import { audit } from '../audit/audit.ts'
import type { Pair } from '../markets/market.ts'
import { NOTHING, type Outcome } from '../report/outcome.ts'
import { payInOf, persist, placeOnce, unitsOf, until, untilEnded } from '../stage/customer.ts'
import type { Stage } from '../stage/stage.ts'
import type { Told } from '../stage/stories.ts'
import { nameOf, whileKilled } from './kill-trial.ts'
import { onStage } from './on-stage.ts'
import { ENDED_WITHIN_MILLISECONDS, type Run, type Suite } from './suite.ts'

const ROUNDS = { quick: 1, whole: 8 }
/** The full sum comes in time, in two parts. */
const TOPPED_UP: readonly Pair[] = [
  { from: 'btc', to: 'ltc' },
  { from: 'ltc', to: 'xrp' },
  { from: 'xrp', to: 'eth' },
]
/** A part comes, and nothing more. */
const LEFT: readonly Pair[] = [
  { from: 'bnb', to: 'ltc' },
  { from: 'eth', to: 'xlm' },
]
/** All of it is sent and stays without a block until the rate has ended. */
const UNCONFIRMED: Pair = { from: 'doge', to: 'eth' }
const PART = 4n
const AFTER_THE_RATE_MILLISECONDS = 60_000
/** Where promises are made, kept, moved and ended. */
const STEPS = [
  'insert_order:after_commit',
  'record_payments:before_commit',
  'record_payments:after_commit',
  'confirm_deposit:before_commit',
  'confirm_deposit:after_commit',
  'advance_orders:before_commit',
  'advance_orders:after_commit',
]
const MOST_PASSES = 6

/** Guaranteed rates that somebody tries to keep open longer, or more of them, than is promised. */
export const guaranteesSuite: Suite = {
  name: 'guarantees',
  title: 'Guaranteed rates held open',
  how: 'One client places a guaranteed order for each of six pairs and pays a part, which frees no place: a second order for a pair is refused while the first is open. Three are topped up in time and must bring the guaranteed amount; two are left and refunded; of one the whole deposit waits without a block until its rate has ended. Meanwhile the process kills itself at a labelled step and is started again. In the end no order may hold a place, and no exposure may be open.',
  run: async (run) => {
    const fault = 'guaranteed rates held open, SIGKILL in between; PostgreSQL, sandbox chains'
    const options = { name: 'guarantees', database: 'server', market: 'sandbox' } as const
    await onStage(run, fault, options, async (stage) => {
      for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
        run.report(await heldOpen(stage, run, { fault, round }))
      }
    })
  },
}

async function heldOpen(
  stage: Stage,
  run: Run,
  { fault, round }: { readonly fault: string; readonly round: number },
): Promise<Outcome> {
  const random = randomFrom(run.seed + round)
  const killAt = `${pick(random, STEPS)}#${1 + Math.floor(random() * MOST_PASSES)}`
  const wrong: string[] = []
  const { done, reached, trouble } = await whileKilled(stage, { killAt }, () =>
    tellAll(
      stage,
      { clientId: `client of round ${round}`, deadline: Date.now() + ENDED_WITHIN_MILLISECONDS },
      wrong,
    ),
  )
  const findings = trouble === null ? await audit(stage, done) : NOTHING
  wrong.push(...findings.wrong, ...(await stillHeld(stage)))
  return {
    fault,
    trial: `seed ${run.seed + round}, ${nameOf({ killAt })}`,
    reached,
    orders: done.length,
    findings: { ...findings, wrong },
    trouble,
  }
}

async function tellAll(
  stage: Stage,
  { clientId, deadline }: { readonly clientId: string; readonly deadline: number },
  wrong: string[],
): Promise<readonly Told[]> {
  const place = (pair: Pair) => placeOnce(stage, { ...pair, clientId, isFixedRate: true }, deadline)
  const toppedUp = await Promise.all(TOPPED_UP.map(place))
  const left = await Promise.all(LEFT.map(place))
  const unconfirmed = await place(UNCONFIRMED)
  await Promise.all([...toppedUp, ...left].map((order) => payPart(stage, order)))
  for (const order of [...toppedUp, ...left]) {
    await until(stage, order, deadline, ({ status }) => status === 'hold')
    if (await isAccepted(stage, order, deadline)) {
      wrong.push(`a second order for ${order.wish.from}-${order.wish.to} was accepted`)
    }
  }
  await Promise.all(toppedUp.map((order) => payRest(stage, order)))
  const kept = await Promise.all(
    toppedUp.map((order) => telling(order, () => paidOut(stage, order, deadline))),
  )
  const late = await telling(unconfirmed, () => paidTooLate(stage, unconfirmed, deadline))
  const refunds = await Promise.all(
    left.map((order) => telling(order, () => refunded(stage, order, deadline))),
  )
  return [...kept, late, ...refunds]
}

type End = Pick<Told, 'ended' | 'owed' | 'wasHeld'>

/** What the order came to; trouble is told, not thrown. */
async function telling(order: Placed, come: () => Promise<End>): Promise<Told> {
  try {
    return { story: 'guaranteed', order, ...(await come()), trouble: null }
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error)
    return { story: 'guaranteed', order, owed: 'payout', ended: null, wasHeld: false, trouble }
  }
}

/** Held until it was topped up in time, so that the guaranteed amount binds all the same. */
async function paidOut(stage: Stage, order: Placed, deadline: number): Promise<End> {
  const ended = await until(stage, order, deadline, ({ status }) => status === 'finished')
  return { ended, owed: 'payout', wasHeld: false }
}

async function refunded(stage: Stage, order: Placed, deadline: number): Promise<End> {
  return { ...(await untilEnded(stage, order, deadline, 'refund')), owed: 'refund' }
}

/** Paid at the guaranteed rate only where the market has not moved; otherwise it waits, and its holder takes it back. */
async function paidTooLate(stage: Stage, order: Placed, deadline: number): Promise<End> {
  const { confirmUntil } = order.created
  const release = await stage.market.holdBlocks(order.wish.from)
  try {
    await stage.market.pay(payInOf(order), expectedOf(order))
    await until(stage, order, deadline, ({ deposits }) => deposits.length > 0)
    const rateEnds = Date.parse(confirmUntil ?? '') + AFTER_THE_RATE_MILLISECONDS
    const seconds = Math.ceil((rateEnds - Date.parse(order.created.createdAt)) / 1000)
    await persist(stage, deadline, () => advanceClock(stage.shop, seconds))
    await until(stage, order, deadline, ({ isRateHeld }) => isRateHeld !== true)
  } finally {
    release()
  }
  const end = await untilEnded(stage, order, deadline, 'refund')
  return { ...end, owed: end.wasHeld ? 'refund' : 'payout' }
}

function expectedOf({ created, wish }: Placed): bigint {
  return unitsOf(wish.from, created.amountExpectedFrom)
}

async function payPart({ market }: Stage, order: Placed): Promise<void> {
  await market.pay(payInOf(order), expectedOf(order) / PART)
}

async function payRest({ market }: Stage, order: Placed): Promise<void> {
  const expected = expectedOf(order)
  await market.pay(payInOf(order), expected - expected / PART)
}

async function isAccepted(
  stage: Stage,
  { wish }: Pick<Placed, 'wish'>,
  deadline: number,
): Promise<boolean> {
  try {
    await placeOnce(stage, wish, deadline)
    return true
  } catch (error) {
    if (error instanceof CallRefused && error.message.includes('too_many_open_guaranteed')) {
      return false
    }
    throw error
  }
}

/** Places and exposure that are held although every order has ended. */
async function stillHeld({ databaseUrl }: Stage): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl ?? '' })
  await client.connect()
  try {
    const { rows } = await client.query<{ said: string }>(
      `select 'exposure of ' || asset || ' is ' || units as said from guaranteed_exposure where units <> 0
       union all
       select 'order ' || public_code || ' holds a place' from orders
         where client_slot is not null or address_slot is not null`,
    )
    return rows.map(({ said }) => said)
  } finally {
    await client.end()
  }
}
