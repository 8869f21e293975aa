import {
  doNothing,
  type Exchange,
  expectSound,
  mineAndWork,
  newestOf,
  ownSends,
  sharedExchange,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { ledgerTotals } from '../../ledger/index.ts'

async function balanceOf(exchange: Exchange, account: string, asset: string): Promise<bigint> {
  const { accounts } = await ledgerTotals(exchange.database.direct())
  const found = accounts.find((entry) => entry.account === account && entry.asset === asset)
  return found?.units ?? 0n
}

describe('what staff decided to send, and the chain did nothing of', () => {
  const open = sharedExchange('did_nothing')

  test.for(['hand', 'return', 'cold'] as const)(
    '(%s) is where it was before, and may be proposed again',
    async (kind, context) => {
      const exchange = await open(context)
      const send = await ownSends[kind](exchange)
      const balance = () => balanceOf(exchange, send.account, send.asset)
      const before = await balance()
      const stop = doNothing(exchange, send.network)
      const alerts = exchange.alerts.length
      await send.decide()
      expect(await balance()).not.toBe(before)
      await mineAndWork(exchange, 4)
      stop()
      expect(await balance()).toBe(before)
      // The transfer has ended, and needs no operator.
      expect(await newestOf(exchange, kind)).toEqual({
        state: 'undone',
        hasEnded: true,
        transfer: { state: 'failed', dead: false, due_at: null, round: 0 },
      })
      expect(exchange.alerts.slice(alerts)).toEqual(['payout_did_nothing'])
      expect(await exchange.received(send.address)).toEqual([])
      expect(await send.isAllowed()).toBe(true)
      await expectSound(exchange)
    },
  )
})

describe('what staff decided to send, and was confirmed', () => {
  const open = sharedExchange('sent_and_lost')

  test.for(['hand', 'return', 'cold'] as const)(
    '(%s) is on its way again while a reorganisation has taken it out',
    async (kind, context) => {
      const exchange = await open(context)
      const send = await ownSends[kind](exchange)
      await send.decide()
      await mineAndWork(exchange, 4)
      expect(await newestOf(exchange, kind)).toMatchObject({ state: 'finished', hasEnded: true })
      await exchange.controls.reorganise(send.network, 4, true)
      await exchange.work()
      expect(await newestOf(exchange, kind)).toMatchObject({
        state: 'sending',
        hasEnded: false,
        transfer: { state: 'broadcast', round: 1 },
      })
      await expectSound(exchange)
      await mineAndWork(exchange, 5)
      expect(await newestOf(exchange, kind)).toMatchObject({
        state: 'finished',
        hasEnded: true,
        transfer: { state: 'confirmed', round: 1 },
      })
      expect(await exchange.received(send.address)).toHaveLength(1)
      await expectSound(exchange)
    },
  )
})
