import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { describeCheckouts, describeMessages, describeReports } from './contract-orders.ts'
import { describeFacts, describeFaults, describeQuotes } from './contract-quotes.ts'
import type { FiatAbilities, FiatHarness } from './fiat-harness.ts'

export type { FiatArrival, FiatHarness, FiatOrderKey } from './fiat-harness.ts'

/** What every provider of fiat must do (`core/ports/fiat.ts`). */
export function describeFiat(
  name: string,
  abilities: FiatAbilities,
  make: () => Promise<FiatHarness>,
): void {
  describe(`fiat contract: ${name}`, () => {
    let made: FiatHarness | undefined
    beforeAll(async () => {
      made = await make()
    })
    afterEach(() => made?.setFault(null))
    afterAll(() => made?.stop())
    const harness = (): FiatHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }
    describeFacts(abilities, harness)
    for (const side of abilities.sides) {
      describe(side, () => {
        describeQuotes(side, harness)
        describeFaults(side, abilities, harness)
        describeCheckouts(side, harness)
        describeReports(side, abilities, harness)
        describeMessages(side, abilities, harness)
      })
    }
  })
}
