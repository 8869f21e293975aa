import { fiatFigures, fiatRecords } from '@causeway/server/fiat'
import type { OperatorContext } from './open-operator-context.ts'

const HOUR_SECONDS = 3600

/** Orders with providers of fiat: how many of each stand in which state, and how old the oldest is. */
export async function showFiat(context: OperatorContext): Promise<void> {
  const figures = await fiatFigures(context.database)
  if (figures.length === 0) context.say('No orders at fiat providers yet')
  for (const { provider, state, count, oldestSeconds } of figures) {
    const hours = Math.floor(oldestSeconds / HOUR_SECONDS)
    context.say(`${provider.padEnd(16)} ${state.padEnd(12)} ${count}  oldest ${hours} h`)
  }
  const records = await fiatRecords(context.database, context.clock.now())
  for (const [provider, { medianMinutes, successPercent }] of records) {
    const said =
      successPercent === null
        ? 'not enough completed orders yet'
        : `${successPercent}% successful, half of them within ${medianMinutes ?? '?'} min`
    context.say(`${provider.padEnd(16)} last 30 days: ${said}`)
  }
}
