import { amount } from '@causeway/core/money'
import { startAnvil } from '../../devnet/index.ts'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { evmKit, strangerAddress } from './evm-test-kit.ts'
import {
  breaksConnections,
  losesBroadcastAnswers,
  NO_ANSWER,
  startNodeBetween,
  stoppedAt,
} from './node-between.ts'

const CALM_BASE_FEE = 1_000_000_000n

async function makeHarness(): Promise<ChainHarness> {
  const node = await startAnvil()
  const between = await startNodeBetween(node.rpcUrl)
  const { chain, sign, fundHotWallet } = evmKit(node, [], {
    rpcUrl: between.rpcUrl,
    timeLimitMilliseconds: 5_000,
  })
  let baseFee = CALM_BASE_FEE
  let sent = 0
  const setBaseFee = async (wei: bigint): Promise<void> => {
    baseFee = wei
    await node.setBaseFee(wei)
  }
  return {
    chain,
    sign,
    fundHotWallet,
    payment: amount('eth', 1_234_567_890_123_456_789n),
    payFromOutside: ({ units }, address) => node.pay(address, units),
    outsideAddress: async () => strangerAddress(),
    mine: node.mine,
    reorganise: node.reorganise,
    fees: {
      raise: () => setBaseFee(baseFee * 5n),
      calm: () => setBaseFee(CALM_BASE_FEE),
    },
    faults: {
      silent: async () => between.interfere(async () => NO_ANSWER),
      garbage: async () => between.garble('<html>Bad gateway</html>'),
      stale: async () => between.interfere(stoppedAt((await chain.head()).height)),
      answer_lost: async () => between.interfere(losesBroadcastAnswers),
      breaking: async () =>
        between.interfere(
          breaksConnections(() => {
            sent += 1
          }),
        ),
    },
    sends: () => sent,
    stop: async () => {
      await between.stop()
      await node.stop()
    },
  }
}

describeChain(
  'evm on anvil',
  {
    reserves: 'nonce',
    replaces: true,
    sweeps: 'per_address',
    faults: ['silent', 'garbage', 'stale', 'answer_lost', 'breaking'],
  },
  makeHarness,
)
