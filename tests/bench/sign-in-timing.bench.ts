import { randomUUID } from 'node:crypto'
import { createPasswordHasher } from '@causeway/server/accounts'
import pg from 'pg'
import { type RunningProduct, startPostgres } from '../support/index.ts'
import type { Bench, BenchReport } from './report/figure.ts'
import { interleave } from './report/interleave.ts'
import { median } from './report/statistics.ts'
import { startWeb } from './servers/start-web.ts'

const TRIES = 200
const QUICK_TRIES = 20
/** How far the medians may lie apart before somebody could tell them. */
const MOST_RATIO = 1.1

/** Sign-ins with a wrong password: of addresses that have an account, and of ones that have none, in turns. */
export const signInTiming: Bench = {
  name: 'sign-in-timing',
  title: 'Signing in with and without an account',
  run: async ({ quick }) => {
    const postgres = await startPostgres()
    let product: RunningProduct | null = null
    try {
      const tries = quick ? QUICK_TRIES : TRIES
      const url = await postgres.createDatabase('bench_sign_in')
      product = await startWeb(url)
      await insertAccounts(url, tries + 1)
      return await compare(product, tries)
    } finally {
      await product?.stop()
      await postgres.stop()
    }
  },
}

const known = (count: number) => `known-${count}@example.org`
const unknown = (count: number) => `nobody-${count}@example.org`

async function compare({ url }: RunningProduct, tries: number): Promise<BenchReport> {
  const turns = { known: 0, unknown: 0 }
  const measured = await interleave(tries, {
    ours: () => timeSignIn(url, known(turns.known++)),
    base: () => timeSignIn(url, unknown(turns.unknown++)),
  })
  const { ours, base } = { ours: median(measured.ours), base: median(measured.base) }
  const ratio = ours / base
  return {
    figures: [
      {
        what: 'time to a refusal, known ÷ unknown address',
        ours: `${ours.toFixed(2)} ms`,
        base: `${base.toFixed(2)} ms`,
        ratio,
        goal: { kind: 'at most', value: MOST_RATIO },
        judged: Math.max(ratio, 1 / ratio),
        spread: null,
      },
    ],
    notes: [
      `${tries} tries of each, in turns, one at a time, each with an address of its own. The base is the product itself, asked for addresses that have no account; the goal holds in both directions.`,
    ],
  }
}

async function timeSignIn(url: string, email: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a password that nobody has' }),
  })
  const text = await response.text()
  const milliseconds = performance.now() - started
  if (response.status !== 200 || !text.includes('Incorrect login or password')) {
    throw new Error(`signing in answered ${response.status}: ${text}`)
  }
  return milliseconds
}

async function insertAccounts(url: string, count: number): Promise<void> {
  const hash = await createPasswordHasher().hash('the password of all of them')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let each = 0; each < count; each += 1) {
      await client.query(
        'insert into account (id, email, password_hash, confirmed_at, created_at, merchant_id) values ($1, $2, $3, now(), now(), $4)',
        [randomUUID(), known(each), hash, `bench-${each}`],
      )
    }
  } finally {
    await client.end()
  }
}
