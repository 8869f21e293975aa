import type { WrittenMail } from '@causeway/content/mail'
import type { MailPort } from '@causeway/core/ports'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/index.ts'
import { ACCOUNT_MAIL, ORDER_MAIL, STAFF_MAIL } from './mail-queues.ts'
import type { MailStaff, Notifier, OrderMail, OrderMailFacts, StaffMail } from './notifier.ts'
import {
  type SealedMail,
  type SealedStaffMail,
  sealFacts,
  sealStaffMail,
  unsealFacts,
  unsealStaffMail,
} from './seal-facts.ts'
import { type MailSender, writeAccountMail, writeOrderMail, writeStaffMail } from './write-mail.ts'

const RETENTION = 'forget-personal-data'
const RETRIES = { retryLimit: 12, retryBackoff: true, retryDelay: 5 } as const
const SENT_KEPT_SECONDS = 60
/** How often what was carried out long enough ago is deleted. */
const UPKEEP_SECONDS = 3600
const LONGEST_LINK_SECONDS = 24 * 3600
/** A full batch is followed by the next at once; each mail in it is settled by itself. */
const BATCHES = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const

export type Outbox = {
  readonly notifier: Notifier
  /** Leaves a mail to staff, in the caller's transaction. */
  readonly mailStaff: MailStaff
  /** Begins to carry out what is in the outbox. */
  readonly work: (
    duties: MailSender & {
      readonly mail: MailPort
      readonly orderFacts: (mail: OrderMail) => Promise<OrderMailFacts>
      readonly staffMails: StaffMailWatch
      readonly forgetPersonalData: () => Promise<void>
    },
  ) => Promise<void>
  readonly stop: () => Promise<void>
}

/** What becomes of mails to staff, for what left them. */
export type StaffMailWatch = {
  /** False: its link is no good any more, or its member was removed, so it isn't sent. */
  readonly isWanted: (mail: WatchedMail) => Promise<boolean>
  /** After each attempt. */
  readonly tried: (mail: WatchedMail, isSent: boolean) => Promise<void>
}
type WatchedMail = Pick<StaffMail, 'key' | 'kind' | 'to'>

export type OutboxNeeds = {
  readonly database: Database
  /** 32 bytes; seals links that open accounts while they wait. */
  readonly mailKey: Uint8Array
  readonly onError: (error: unknown) => void
}

/**
 * The outbox: work that follows a commit, left in the same transaction and carried out later, as often as it takes
 * (architecture, decision 3). Kept by pg-boss in a schema of its own in the same database.
 */
export async function openOutbox({ database, mailKey, onError }: OutboxNeeds): Promise<Outbox> {
  const boss = bossOn(database)
  boss.on('error', onError)
  await boss.start()
  await createQueues(boss)
  return {
    notifier: {
      orderChanged: async (tx, mail) => {
        await boss.send(ORDER_MAIL, mail, { db: fromKysely(tx) })
      },
      accountMail: async (tx, mail) => {
        await boss.send(ACCOUNT_MAIL, sealFacts(mailKey, mail), { db: fromKysely(tx) })
      },
    },
    mailStaff: async (tx, mail) => {
      await boss.send(STAFF_MAIL, sealStaffMail(mailKey, mail), { db: fromKysely(tx) })
    },
    work: async (duties) => {
      const needs = { mail: duties.mail, onError }
      await boss.work<OrderMail, unknown, typeof BATCHES>(ORDER_MAIL, BATCHES, (jobs) =>
        sendMails(needs, jobs, async (mail) =>
          writeOrderMail(duties, mail, await duties.orderFacts(mail)),
        ),
      )
      await boss.work<SealedMail, unknown, typeof BATCHES>(ACCOUNT_MAIL, BATCHES, (jobs) =>
        sendMails(needs, jobs, async (mail) =>
          writeAccountMail(duties, unsealFacts(mailKey, mail)),
        ),
      )
      await boss.work<SealedStaffMail, unknown, typeof BATCHES>(STAFF_MAIL, BATCHES, (jobs) =>
        sendMails(
          needs,
          jobs,
          async (mail) => writeStaffMail(duties, unsealStaffMail(mailKey, mail)),
          duties.staffMails,
        ),
      )
      await boss.work(RETENTION, () => duties.forgetPersonalData())
      await boss.schedule(RETENTION, '17 * * * *')
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  // Addresses of people lie in it: what was sent is soon gone.
  await boss.createQueue(ORDER_MAIL, { ...RETRIES, deleteAfterSeconds: SENT_KEPT_SECONDS })
  // Links that open accounts lie in it, sealed: what was sent is soon gone, and what cannot be sent outlives no link.
  for (const queue of [ACCOUNT_MAIL, STAFF_MAIL]) {
    await boss.createQueue(queue, {
      ...RETRIES,
      deleteAfterSeconds: SENT_KEPT_SECONDS,
      retentionSeconds: LONGEST_LINK_SECONDS,
    })
  }
  await boss.createQueue(RETENTION, { policy: 'singleton' })
}

function bossOn(database: Database): PgBoss {
  return new PgBoss({
    maintenanceIntervalSeconds: UPKEEP_SECONDS,
    connectionString: database.url,
    max: 4,
  })
}

async function attempt(
  onError: (error: unknown) => void,
  act: () => Promise<void>,
): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    onError(error)
    return false
  }
}

type SendNeeds = {
  readonly mail: MailPort
  readonly onError: (error: unknown) => void
}

type Watch<M> = {
  readonly isWanted: (mail: M) => Promise<boolean>
  readonly tried: (mail: M, isSent: boolean) => Promise<void>
}

/** A mail that fails is tried again later, and keeps no other from going out. */
async function sendMails<M extends { readonly to: string; readonly key: string }>(
  { mail, onError }: SendNeeds,
  jobs: readonly JobWithMetadata<M>[],
  write: (mail: M) => Promise<WrittenMail>,
  watch?: Watch<M>,
): Promise<JobResult[]> {
  const results: JobResult[] = []
  // A batch comes in any order; people read what happened in that in which it did.
  const inOrder = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime())
  for (const { id, data } of inOrder) {
    const isDone = await attempt(onError, async () => {
      if ((await watch?.isWanted(data)) === false) return
      await mail.send({ to: data.to, ...(await write(data)), idempotencyKey: data.key })
    })
    results.push({ id, status: isDone ? 'completed' : 'failed' })
    await attempt(onError, async () => watch?.tried(data, isDone))
  }
  return results
}
