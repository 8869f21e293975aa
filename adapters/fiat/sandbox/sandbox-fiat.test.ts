import type { FiatOrderState, FiatPort, FiatSide, PlayFiatOutcome } from '@causeway/core/ports'
import {
  fiatMessageKey,
  fiatOrder,
  saveMode,
  signFiatMessage,
  type World,
} from '../../world/index.ts'
import { describeFiat, type FiatHarness } from '../contract.ts'
import { ADDRESS, type Play, play, portOf } from './play-fiat.fixture.ts'

/** What has to happen until an order is in a state. */
const WAYS: Partial<Record<FiatOrderState, readonly (PlayFiatOutcome | 'send' | 'mine')[]>> = {
  waiting: [],
  paid: ['paid'],
  sending: ['paid', 'send'],
  ended: ['paid', 'send', 'mine'],
  declined: ['declined'],
  expired: ['expired'],
  refunded: ['paid', 'refunded'],
  charged_back: ['paid', 'charged_back'],
}
const SALE_WAYS: typeof WAYS = {
  waiting: ['agreed'],
  paid: ['paid', 'mine'],
  ended: ['paid', 'mine', 'send'],
  declined: ['declined'],
  expired: ['agreed', 'expired'],
  refunded: ['paid', 'mine', 'refunded'],
}

async function bring(
  { controls, pass, world }: Play,
  reference: string,
  side: FiatSide,
  state: FiatOrderState,
) {
  for (const step of (side === 'buy' ? WAYS : SALE_WAYS)[state] ?? []) {
    if (step === 'send') pass(fiatOrder(world, reference)?.sendsAfter ?? 0)
    else if (step === 'mine') {
      await controls.mine('bitcoin', 1)
      pass(0)
    } else await controls.decideFiatOrder(reference, step)
  }
}

function messageOf(world: World, provider: string, reference: string, at: number) {
  const body = JSON.stringify({ event: 'order_changed', order: `id-${reference}`, reference })
  return signFiatMessage(world, provider, {
    id: `message-${reference}`,
    seconds: Math.floor(at / 1000),
    body,
  })
}

function harnessOf(made: Play, fiat: FiatPort, limits: FiatHarness['limits']): FiatHarness {
  const { controls, world } = made
  const { id } = fiat.facts
  const place = { country: 'DE', state: null, fiat: 'usd', coin: 'btc', network: 'bitcoin' }
  const provider = { kind: 'fiat', provider: id }
  return {
    fiat,
    questions: {
      buy: { ...place, side: 'buy', amount: '150', method: null },
      sell: { ...place, side: 'sell', amount: '0.01', method: null },
    },
    address: ADDRESS,
    unknownCoin: { coin: 'xmr', network: 'monero' },
    unknownPlace: { country: 'KP', state: null },
    limits,
    arrivalOf: async ({ goesTo }) => {
      const url = goesTo.kind === 'redirect' ? goesTo.url : goesTo.action
      const order = await controls.fiatOrder(url.split('/').at(-1) ?? '')
      return {
        address: order?.address ?? '',
        amount: order?.amountFrom ?? '',
        reference: order?.reference ?? '',
        isOurs: order?.provider === id,
      }
    },
    setState: ({ reference, side }, state) => bring(made, reference, side, state),
    messageAbout: ({ reference }, at) => messageOf(world, id, reference, at),
    setFault: (fault) => {
      const mode =
        fault === null
          ? 'ok'
          : fault === 'slow'
            ? 'slow'
            : fault === 'error_500'
              ? 'down'
              : 'garbage'
      saveMode(world, provider, mode)
    },
    secrets: ['seed of', fiatMessageKey(world, id)],
    stop: async () => world.close(),
  }
}

const LIMITS: Record<string, FiatHarness['limits']> = {
  sandboxpay: {
    buy: { below: '19.99', above: '20000.01', limits: { min: '20', max: '20000' } },
    sell: { below: '0.0002', above: '0.202', limits: { min: '0.000202', max: '0.201' } },
  },
  playbank: {
    buy: { below: '49.99', above: '50000.01', limits: { min: '50', max: '50000' } },
    sell: { below: '0.0005', above: '0.502', limits: { min: '0.000502', max: '0.501' } },
  },
  toyramp: { buy: { below: '9.99', above: '5000.01', limits: { min: '10', max: '5000' } } },
}
const BUY_STATES = [
  'waiting',
  'paid',
  'sending',
  'ended',
  'declined',
  'expired',
  'refunded',
  'charged_back',
] as const
const SELL_STATES = ['waiting', 'paid', 'ended', 'declined', 'expired', 'refunded'] as const

for (const id of ['sandboxpay', 'playbank', 'toyramp']) {
  describeFiat(
    id,
    {
      sides: id === 'toyramp' ? ['buy'] : ['buy', 'sell'],
      states: { buy: BUY_STATES, sell: SELL_STATES },
      toldBy: 'read',
      datesMessages: true,
      faults: ['slow', 'error_500', 'html'],
    },
    async () => {
      const made = play()
      return harnessOf(made, portOf(made, id), LIMITS[id] ?? {})
    },
  )
}
