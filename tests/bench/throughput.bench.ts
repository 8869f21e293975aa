import {
  BLOCK_MILLISECONDS,
  type Carried,
  carryOrders,
  WARMING_ORDERS,
} from './load/carry-orders.ts'
import { perSecondText } from './report/comparison.ts'
import type { Bench, Figure } from './report/figure.ts'
import { median, spread } from './report/statistics.ts'
import { durabilityNote, startDurablePostgres } from './servers/durable-postgres.ts'

const PROCESSES = [1, 2, 4] as const

/** Orders a second, from the deposit that nobody has seen yet to the payout's last confirmation. */
export const throughput: Bench = {
  name: 'throughput',
  title: 'From deposit to payout, with more workers',
  run: async ({ quick, say }) => {
    const postgres = await startDurablePostgres()
    try {
      const count = quick ? 60 : 600
      const measured = new Map<number, Carried[]>(PROCESSES.map((processes) => [processes, []]))
      for (let round = 0; round < (quick ? 1 : 3); round += 1) {
        for (const processes of PROCESSES) {
          const url = await postgres.createDatabase(`bench_through_${round}_${processes}`)
          const carried = await carryOrders(url, { count, processes })
          say(`${processes} workers: ${perSecondText(carried.perSecond)}, ${costText(carried)}`)
          measured.get(processes)?.push(carried)
        }
      }
      return {
        figures: figuresOf(measured),
        notes: notesOf(count, await durabilityNote(postgres.url)),
      }
    } finally {
      await postgres.stop()
    }
  },
}

function costText({ commits, serverMilliseconds, statements, ...carried }: Carried): string {
  const cpu = `${carried.workerMilliseconds.toFixed(1)} + ${serverMilliseconds.toFixed(1)} ms of processor`
  return `an order: ${statements.toFixed(1)} statements, ${commits.toFixed(1)} commits, ${kilobytes(carried.walBytes)} of WAL, ${cpu}`
}

function figuresOf(measured: ReadonlyMap<number, readonly Carried[]>): readonly Figure[] {
  const alone = measured.get(1) ?? []
  const speed = [...measured].map(([processes, rounds]) => speedFigure(processes, rounds, alone))
  return [
    ...speed,
    costFigure('statements an order', alone, ({ statements }) => statements, 6),
    costFigure('commits an order', alone, ({ commits }) => commits, 3),
    costFigure('WAL an order, kB', alone, ({ walBytes }) => walBytes / 1000, 20),
    ...[...measured].map(([processes, rounds]) =>
      costFigure(
        `processor ms an order, worker and database, ${workersText(processes)}`,
        rounds,
        (carried) => carried.workerMilliseconds + carried.serverMilliseconds,
        5,
      ),
    ),
  ]
}

function speedFigure(
  processes: number,
  rounds: readonly Carried[],
  alone: readonly Carried[],
): Figure {
  const [ours, base] = [rounds, alone].map((each) => each.map(({ perSecond }) => perSecond))
  const isBase = processes === 1
  return {
    what: `orders/s, ${workersText(processes)}`,
    ours: perSecondText(median(ours ?? [])),
    base: isBase ? '' : `${perSecondText(median(base ?? []))} with one`,
    ratio: isBase ? null : median(ours ?? []) / median(base ?? []),
    goal: null,
    spread: isBase ? null : { ours: spread(ours ?? []), base: spread(base ?? []) },
  }
}

function costFigure(
  what: string,
  rounds: readonly Carried[],
  costOf: (carried: Carried) => number,
  atMost: number,
): Figure {
  const cost = median(rounds.map(costOf))
  const goal = { kind: 'at most', value: atMost } as const
  return { what, ours: cost.toFixed(1), base: '', ratio: null, goal, judged: cost, spread: null }
}

function workersText(processes: number): string {
  return `${processes} worker process${processes === 1 ? '' : 'es'}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function notesOf(count: number, durability: string): readonly string[] {
  return [
    durability,
    `Each worker process has carried ${WARMING_ORDERS} orders before, and is then stopped (SIGSTOP) while ${count} orders over four networks are placed and paid, and blocks bury the deposits. The time runs from the moment that the workers go on until every order is finished: deposits found and booked, settled, payouts planned, signed, kept, broadcast, confirmed. A sandbox block comes every ${BLOCK_MILLISECONDS} ms, so a second or two of it is waiting for blocks.`,
    'Each process has four workers for orders and 32 for transfers, as by default. The signer is in the process, and the web process is idle.',
    'Workers, PostgreSQL and the play chains share the cores of one machine: once these are busy, more processes cannot be faster, whatever the product does.',
  ]
}
