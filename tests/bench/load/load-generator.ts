// Runs autocannon on the plan of the first argument and prints what came of it. A process of its own, so that it can
// be kept off the measured core.
import autocannon, { type Options } from 'autocannon'
import { percentile } from '../report/statistics.ts'

const plan: Options = JSON.parse(process.argv[2] ?? '')
const milliseconds: number[] = []

const run = autocannon(plan, (error, result) => {
  if (error !== null) throw error
  const { duration, non2xx, errors, timeouts } = result
  const failures = non2xx + errors + timeouts
  process.stdout.write(
    JSON.stringify({
      requests: result['2xx'],
      perSecond: result['2xx'] / duration,
      p50: percentile(milliseconds, 0.5),
      p99: percentile(milliseconds, 0.99),
      failures,
    }),
  )
})
run.on('response', (_client: unknown, _status: number, _bytes: number, time: number) => {
  milliseconds.push(time)
})
