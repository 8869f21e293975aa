import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { ChainHarness, ChainTraits } from './chain-harness.ts'
import { describeFaults } from './contract-faults.ts'
import { describeFillers } from './contract-fillers.ts'
import { describeHistory } from './contract-history.ts'
import { describeJoint } from './contract-joint.ts'
import { describeAddresses, describeReceiving } from './contract-receiving.ts'
import { describeReorganising } from './contract-reorganising.ts'
import { describeReplacing } from './contract-replacing.ts'
import { describeConflicts, describeHoldings, describeSending } from './contract-sending.ts'
import type { ChainGiven } from './contract-steps.ts'
import { describeSweeps } from './contract-sweeps.ts'

const TEST_MILLISECONDS = 90_000

/** What every chain provider must do (`core/ports/chain.ts`), whether its chain is the sandbox's or a real node's. */
export function describeChain(
  name: string,
  traits: ChainTraits,
  makeHarness: () => Promise<ChainHarness>,
): void {
  describe(`chain contract: ${name}`, { timeout: TEST_MILLISECONDS }, () => {
    let made: ChainHarness | undefined
    let lastIndex = 0
    beforeAll(async () => {
      made = await makeHarness()
      await made.fundHotWallet()
    }, TEST_MILLISECONDS)
    afterEach(async () => {
      await made?.fees?.calm()
    })
    afterAll(async () => {
      await made?.stop?.()
    }, TEST_MILLISECONDS)
    const given: ChainGiven = {
      harness: () => {
        if (made === undefined) throw new Error('The harness was not made')
        return made
      },
      traits,
      freshIndex: () => {
        lastIndex += 1
        return lastIndex
      },
    }
    describeAddresses(given)
    describeReceiving(given)
    describeSending(given)
    describeHoldings(given)
    describeHistory(given)
    describeConflicts(given)
    describeReplacing(given)
    describeJoint(given)
    if (traits.reserves === 'nonce') describeFillers(given)
    describeSweeps(given)
    describeReorganising(given)
    describeFaults(given)
  })
}
