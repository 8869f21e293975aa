import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../customers/index.ts'
import { type RunningPostgres, startPostgres } from '../../support/index.ts'
import type { Stage } from '../stage/stage.ts'
import { onStage } from './on-stage.ts'
import { DiskMissing, type SmallDisk, withSmallDisk } from './small-disk.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

const FULL_FOR_MILLISECONDS = 6000
/** Moments in the customers' time at which the disk runs full. */
const FULL_AFTER_MILLISECONDS = [300, 1200, 2500]
const NO_SPACE = /No space left on device|ENOSPC|disk is full|disk_full/gi

/** The disk runs full, stays so for a while, and is freed. */
export const fullDiskSuite: Suite = {
  name: 'disk',
  title: 'A full disk',
  how: 'The data lies on a small disk of its own (tmpfs) that is filled to the last byte while orders are under way, and freed six seconds later: that of the PostgreSQL server (which is started again where it gave up), that of the embedded database with the signer’s journal, and that of the journal alone. The sandbox’s chains lie elsewhere.',
  run: async (run) => {
    await serverFull(run)
    await dataFull(run, 'embedded')
    await dataFull(run, 'server')
  },
}

async function serverFull(run: Run): Promise<void> {
  const fault = 'full disk of the PostgreSQL server; sandbox chains'
  await onDisk(run, { fault, megabytes: 256 }, async (disk) => {
    const postgres = await startPostgres({ parent: disk.folder })
    try {
      const options = { name: 'disk', database: 'server', market: 'sandbox' } as const
      await onStage({ ...run, postgres }, fault, options, (stage) =>
        fillAgainAndAgain(run, stage, { fault, disk, postgres }),
      )
    } finally {
      await postgres.stop()
    }
  })
}

async function dataFull(run: Run, database: 'embedded' | 'server'): Promise<void> {
  const fault =
    database === 'embedded'
      ? 'full disk of the embedded database and the journal; sandbox chains'
      : 'full disk of the signer’s journal; PostgreSQL elsewhere, sandbox chains'
  await onDisk(run, { fault, megabytes: 256 }, async (disk) => {
    await withSmallDisk(64, async (elsewhere) => {
      const dataDir = join(disk.folder, 'data')
      mkdirSync(dataDir)
      // The chains are other people's machines: their disk is not full.
      symlinkSync(join(elsewhere.folder, 'world.sqlite'), join(dataDir, 'world.sqlite'))
      const options = { name: 'disk_data', database, market: 'sandbox', dataDir } as const
      await onStage(run, fault, options, (stage) =>
        fillAgainAndAgain(run, stage, { fault, disk, postgres: null }),
      )
    })
  })
}

async function onDisk(
  run: Run,
  { fault, megabytes }: { readonly fault: string; readonly megabytes: number },
  work: (disk: SmallDisk) => Promise<void>,
): Promise<void> {
  try {
    await withSmallDisk(megabytes, work)
  } catch (error) {
    if (!(error instanceof DiskMissing)) throw error
    run.report({ fault, why: error.message })
  }
}

async function fillAgainAndAgain(
  run: Run,
  stage: Stage,
  on: {
    readonly fault: string
    readonly disk: SmallDisk
    /** Started again where it has given up. */
    readonly postgres: RunningPostgres | null
  },
): Promise<void> {
  const { disk, fault, postgres } = on
  for (const wait of run.quick ? FULL_AFTER_MILLISECONDS.slice(0, 1) : FULL_AFTER_MILLISECONDS) {
    const said = () => stage.shop.output().match(NO_SPACE)?.length ?? 0
    const before = said()
    let answers = ''
    const outcome = await runTrial(stage, {
      fault,
      withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
      disturb: async () => {
        await pause(wait)
        disk.fill()
        await pause(FULL_FOR_MILLISECONDS)
        answers = await whatItAnswers(stage)
        disk.free()
        await postgres?.restart()
      },
      calm: async () => ({
        trial: `full after ${wait} ms; ${answers}; said so ${said() - before} times`,
        reached: said() > before,
      }),
    })
    run.report(outcome)
  }
}

/** A shop that cannot write must still answer. */
async function whatItAnswers({ shop }: Stage): Promise<string> {
  const statusOf = (path: string) =>
    ask(shop, 'GET', path).then(
      ({ status }) => String(status),
      (error: unknown) => (error instanceof Error ? error.name : 'nothing'),
    )
  return `/healthz ${await statusOf('/healthz')}, /readyz ${await statusOf('/readyz')}`
}
