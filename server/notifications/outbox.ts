import { isLanguageCode, type LanguageCode, localPath } from '@causeway/content/languages'
import { orderStatusMail } from '@causeway/content/mail'
import type { MailPort } from '@causeway/core/ports'
import { fromKysely, fromPglite, type Job, PgBoss } from 'pg-boss'
import type { Database } from '../db/index.ts'
import type { Notifier, OrderMail } from './notifier.ts'

const ORDER_MAIL = 'order-mail'
const RETENTION = 'forget-personal-data'
const NO_JOB = '00000000-0000-0000-0000-000000000000'

export type Outbox = {
  readonly notifier: Notifier
  /** Begins to carry out what is in the outbox. */
  readonly work: (duties: {
    readonly mail: MailPort
    readonly brand: string
    readonly publicUrl: string
    /** Where customers write to; null where the operator names no address. */
    readonly supportEmail: string | null
    readonly forgetPersonalData: () => Promise<void>
  }) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * The outbox: work that follows a commit, left in the same transaction and carried out later, as often as it takes
 * (architecture, decision 3). Kept by pg-boss in a schema of its own in the same database.
 */
export async function openOutbox(
  database: Database,
  onError: (error: unknown) => void,
): Promise<Outbox> {
  const boss = bossOn(database)
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(ORDER_MAIL, { retryLimit: 12, retryBackoff: true, retryDelay: 5 })
  await boss.createQueue(RETENTION, { policy: 'singleton' })
  // Has the library learn the queue now. On one session it could not ask while the transaction is open that a mail is
  // left in: each would wait for the other for ever.
  await boss.getJobById(ORDER_MAIL, NO_JOB)
  return {
    notifier: {
      orderChanged: async (tx, mail) => {
        await boss.send(ORDER_MAIL, mail, { db: fromKysely(tx) })
      },
    },
    work: async (duties) => {
      await boss.work<OrderMail>(ORDER_MAIL, async (jobs) => {
        for (const job of jobs) await sendMail(duties, job)
      })
      await boss.work(RETENTION, () => duties.forgetPersonalData())
      await boss.schedule(RETENTION, '17 * * * *')
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

function bossOn(database: Database): PgBoss {
  const { engine } = database
  return engine.kind === 'embedded'
    ? new PgBoss({ db: fromPglite(engine.pglite), backend: 'pglite' })
    : new PgBoss({ connectionString: engine.url, max: 4 })
}

async function sendMail(
  duties: {
    readonly mail: MailPort
    readonly brand: string
    readonly publicUrl: string
    readonly supportEmail: string | null
  },
  job: Job<OrderMail>,
): Promise<void> {
  const { to, publicCode, state, reason, key } = job.data
  const language = languageOf(job.data)
  const written = orderStatusMail({
    brand: duties.brand,
    language,
    code: publicCode.slice(0, 8),
    state,
    // One left by an earlier version has none.
    reason: reason ?? null,
    link: `${duties.publicUrl}${localPath(language, `/track/${publicCode}`)}`,
    support: duties.supportEmail,
  })
  await duties.mail.send({ to, ...written, idempotencyKey: key })
}

function languageOf({ language }: OrderMail): LanguageCode {
  return language && isLanguageCode(language) ? language : 'en'
}
