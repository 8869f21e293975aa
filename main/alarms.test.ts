import { Unavailable } from '@causeway/core/ports'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createAlarms } from './alarms.ts'
import { createMetrics } from './metrics.ts'

function heard() {
  const lines: { level: number; worker: string; waitsFor?: string; err?: object }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const time = { now: 0 }
  return { alarms: createAlarms(log, metrics, () => time.now), lines, metrics, time }
}

const scanning = () => new Unavailable('The wallet is new and looks through the old blocks')

test('a state that passes by itself is a warning without a stack, told once', async () => {
  const { alarms, lines, metrics, time } = heard()
  for (let count = 0; count < 5; count += 1) {
    alarms.onError('litecoin', scanning())
    alarms.onError('litecoin', new Error('the scan failed', { cause: scanning() }))
    time.now += 60_000
  }
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ level: 40, worker: 'litecoin', waitsFor: scanning().message })
  expect(JSON.stringify(lines)).not.toContain('stack')
  expect((await metrics.workerErrors.get()).values[0]?.value).toBe(10)
  alarms.onError('bitcoin', scanning())
  alarms.onError('litecoin', new Unavailable('another state'))
  expect(lines).toHaveLength(3)
})

test('it is told again when it comes back, and anything else is an error each time', () => {
  const { alarms, lines, time } = heard()
  alarms.onError('prices', scanning())
  time.now += 9 * 60_000
  alarms.onError('prices', scanning())
  time.now += 10 * 60_000
  alarms.onError('prices', scanning())
  expect(lines.map(({ level }) => level)).toEqual([40, 40])
  for (let count = 0; count < 2; count += 1) alarms.onError('prices', new Error('broken'))
  expect(lines.slice(2).map(({ level }) => level)).toEqual([50, 50])
  expect(lines[3]?.err).toMatchObject({ message: 'broken', stack: expect.any(String) })
})
