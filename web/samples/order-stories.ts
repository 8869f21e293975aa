import type { TransactionOut } from '@causeway/api/contract'
import { minutesAgo, sampleNow, samplePaid } from './sample-order.ts'

type Facts = Partial<TransactionOut>
type Story = readonly [title: string, facts: Facts]

const PAYOUT_TX = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'
const REFUND_TX = 'a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d'
const SECOND_TX = '8ac60eb9575db5b2d987e29f301b5b819ea83a5c6579d282d189cc04b8e151ef'

/** An order on hold, with what its holder may choose. */
export function held(holdReason: string, amountFrom: string): Facts {
  return samplePaid(2, {
    status: 'hold',
    holdReason,
    amountFrom,
    choices: ['exchange', 'refund'],
    offers: {
      held: amountFrom,
      exchange: {
        offerId: 'sample',
        amountFrom,
        amountTo: '1.308112',
        rate: '16.41',
        exchangeFee: '0.003281',
        partnerFee: null,
        networkFee: '0.002',
        validUntil: sampleNow + 59 * 60_000,
      },
      refund: { amountTo: amountFrom, networkFee: '0.00002' },
      refundFee: '0.00002',
      agreed: null,
      topUp: null,
    },
  })
}

const guaranteed: Facts = {
  type: 'fixed',
  confirmUntil: minutesAgo(-50),
  isRateHeld: true,
  payUntil: minutesAgo(-12),
}

const agreedPart: Facts = {
  ...samplePaid(2, { status: 'sending', amountFrom: '0.15' }),
  ...guaranteed,
  amountDiffers: '0.05',
  amountTo: '1.636112',
  amountRefunded: '0.0497',
  amountRest: '0.0497',
  refundFee: '0.0003',
  moneySentAt: minutesAgo(1),
}

/** Payments on their way that are not what was spoken of. */
export const comingStates: readonly Story[] = [
  ['Confirming a part of it', coming('0.06')],
  ['Confirming a part of it at a guaranteed rate', { ...guaranteed, ...coming('0.06') }],
  ['Confirming more than agreed', { ...guaranteed, ...coming('0.15') }],
  ['Confirming after it expired', { ...coming('0.1'), payUntil: minutesAgo(30) }],
  [
    'Confirming after it expired, guaranteed',
    { ...coming('0.1'), ...guaranteed, isRateHeld: false, payUntil: minutesAgo(30) },
  ],
  [
    'Confirming a second payment',
    { ...twice('0.1', '0.05'), status: 'confirming', amountFrom: '0.1', amountTo: '1.636112' },
  ],
]

/** Orders whose two sums are not those that were announced, or that were paid out in one part and back in another. */
export const partStates: readonly Story[] = [
  [
    'Sending another amount than estimated',
    samplePaid(2, { status: 'sending', amountFrom: '0.06', amountTo: '0.9793' }),
  ],
  ['Sending, and the rest goes back', { ...agreedPart, status: 'sending', payoutTxId: PAYOUT_TX }],
  [
    'Finished with another amount than estimated',
    samplePaid(2, {
      status: 'finished',
      amountFrom: '0.06',
      amountTo: '0.9793',
      rate: '16.42218',
      payoutTxId: PAYOUT_TX,
      moneySentAt: minutesAgo(1),
      endedAt: minutesAgo(0),
    }),
  ],
  [
    'Finished, paid twice',
    {
      ...twice('0.1', '0.05'),
      status: 'finished',
      amountFrom: '0.15',
      amountTo: '2.456',
      payoutTxId: PAYOUT_TX,
      endedAt: minutesAgo(0),
    },
  ],
  [
    'Finished, and the rest was refunded',
    {
      ...agreedPart,
      status: 'finished',
      payoutTxId: PAYOUT_TX,
      refundTxId: REFUND_TX,
      endedAt: minutesAgo(0),
    },
  ],
]

/** Another amount than agreed, with the choices that there are then. */
export const amountHolds: readonly Story[] = [
  ['Hold: less than agreed', less()],
  ['Hold: more than agreed', more(true)],
  ['Hold: more than agreed, rate gone', more(false)],
  [
    'Hold: a second payment',
    {
      ...held('amount_differs', '0.05'),
      ...twice('0.1', '0.05'),
      ...guaranteed,
      status: 'hold',
      amountTo: '1.636112',
    },
  ],
]

function coming(amountFrom: string): Facts {
  const { amountFrom: _, ...paid } = samplePaid(1, { amountFrom })
  return { ...paid, status: 'confirming' }
}

function twice(first: string, second: string): Facts {
  const paid = samplePaid(2, { status: 'finished', amountFrom: first })
  const [deposit] = paid.deposits ?? []
  if (deposit === undefined) return paid
  const further = { ...deposit, txId: SECOND_TX, amount: second, seenAt: minutesAgo(1) }
  return { ...paid, deposits: [deposit, further] }
}

function less(): Facts {
  const facts = { ...held('amount_differs', '0.08'), ...guaranteed, amountDiffers: '-0.02' }
  const topUp = {
    amount: '0.02',
    least: null,
    keepsPromise: true,
    qrCodeData: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.02',
  }
  return { ...facts, offers: facts.offers ? { ...facts.offers, topUp } : null }
}

function more(isHeld: boolean): Facts {
  const facts = { ...held('amount_differs', '0.15'), ...guaranteed, amountDiffers: '0.05' }
  const agreed = {
    amountFrom: '0.1',
    amountTo: '1.636112',
    rest: '0.0497',
    networkFee: '0.0003',
    validUntil: sampleNow + 12 * 60_000,
  }
  return {
    ...facts,
    isRateHeld: isHeld,
    choices: isHeld ? ['exchange', 'exchange_agreed', 'refund'] : ['exchange', 'refund'],
    offers: facts.offers ? { ...facts.offers, agreed: isHeld ? agreed : null } : null,
  }
}
