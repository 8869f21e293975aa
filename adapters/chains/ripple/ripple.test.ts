import { amount } from '@causeway/core/money'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { everyOther } from '../every-other.ts'
import { createWallet } from './node/play-ledger.fixture.ts'
import { openPlayLedger } from './ripple-test-kit.ts'

async function makeHarness(): Promise<ChainHarness> {
  const { chain, ledger, server, mine, pay, fund, sign } = await openPlayLedger()
  return {
    chain,
    sign,
    mine,
    payment: amount('xrp', 25_000_001n),
    payFromOutside: async ({ units }, address, extraId) => ({
      txId: pay(units, address, extraId === null ? {} : { DestinationTag: Number(extraId) }),
    }),
    outsideAddress: async () => createWallet().address,
    fundHotWallet: () => fund(),
    fees: {
      raise: async () => {
        const highest = ledger.waiting.reduce(
          (most, { fee }) => (fee > most ? fee : most),
          ledger.openFee,
        )
        ledger.openFee = highest * 2n
      },
      calm: async () => {
        ledger.openFee = 10n
      },
    },
    faults: {
      silent: async () => server.misbehave(() => null),
      garbage: async () => server.misbehave(() => '<html>Bad gateway</html>'),
      stale: async () => server.freeze(),
      answer_lost: async () =>
        server.misbehave((method, answer) => {
          const reply = answer()
          return method === 'submit' ? null : reply
        }),
      breaking: async () => {
        const isBroken = everyOther()
        return server.misbehave((method, answer) => {
          if (method !== 'submit') return isBroken(server.asked.at(-1)) ? null : answer()
          answer()
          return null
        })
      },
    },
    sends: () => server.asked.filter(({ method }) => method === 'submit').length,
    stop: server.stop,
  }
}

describeChain(
  'XRP Ledger, a server that speaks as rippled does',
  {
    reserves: 'nonce',
    replaces: true,
    sweeps: null,
    sharesAddress: true,
    showsWaiting: false,
    faults: ['silent', 'garbage', 'stale', 'answer_lost', 'breaking'],
  },
  makeHarness,
)
