import type { ClaimOut, CurrencyOut, TransactionOut } from '@causeway/api/contract'
import type { Preview } from '@causeway/ui/preview'
import { OrderView } from '../../../orders/order-view.tsx'
import type { OrderViewProps } from '../../../orders/order-view-props.ts'
import { amountHolds, comingStates, held, partStates } from '../../../samples/order-stories.ts'
import { sampleCoins } from '../../../samples/sample-coins.ts'
import { minutesAgo, sampleOrder, samplePaid } from '../../../samples/sample-order.ts'
import { SAMPLE_QR } from '../../../samples/sample-qr.ts'

const { btc, eth, plain, usdt20, xrp } = sampleCoins
const PAYOUT_TX = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'

type Facts = Partial<TransactionOut>
type Extra = Partial<OrderViewProps>

const memoOrder: Facts = {
  currencyFrom: 'xrp',
  amountExpectedFrom: '500',
  payinAddress: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  qrCodeData: 'ripple:rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH?amount=500&dt=104729',
}

const finished: Facts = samplePaid(2, {
  status: 'finished',
  amountFrom: '0.1',
  amountTo: '1.636112',
  rate: '16.42218',
  payoutTxId: PAYOUT_TX,
  moneySentAt: minutesAgo(1),
  endedAt: minutesAgo(0),
})

/** Every state of the order page, as its holder sees it and as anybody with the link does (TRACK-01 to TRACK-14). */
export const orderStates: Preview = {
  name: 'Order page',
  examples: [
    state('Waiting', {}),
    state('Waiting at a guaranteed rate', {
      type: 'fixed',
      confirmUntil: minutesAgo(-50),
      isRateHeld: true,
    }),
    state('Confirming beyond the time of a guaranteed rate', {
      status: 'confirming',
      type: 'fixed',
      confirmUntil: minutesAgo(1),
      isRateHeld: false,
    }),
    state(
      'Waiting, a coin with a memo',
      {
        ...memoOrder,
        payinExtraId: '104729',
        payinExtraIdName: 'Destination tag',
      },
      { from: xrp },
    ),
    state('Confirming', samplePaid(1, { status: 'confirming' })),
    ...comingStates.map(([title, facts]) => state(title, facts)),
    state('Exchanging', samplePaid(2, { status: 'exchanging' })),
    state('Sending', samplePaid(2, { status: 'sending', amountFrom: '0.1' })),
    ...partStates.map(([title, facts]) => state(title, facts)),
    state('Finished', finished),
    state('Finished, to be rated', finished, { isFeedbackDue: true }),
    ...amountHolds.map(([title, facts]) => state(title, facts)),
    state('Hold: too small, dust', {
      ...held('amount_too_small', '0.00001'),
      choices: [],
      offers: {
        held: '0.00001',
        exchange: null,
        refund: null,
        refundFee: '0.00002',
        agreed: null,
        topUp: {
          amount: '0.09999',
          least: '0.00012',
          keepsPromise: false,
          qrCodeData: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.09999',
        },
      },
    }),
    state('Hold: too large', held('amount_too_large', '12')),
    state('Hold: paid late', held('paid_late', '0.1')),
    state('Hold: payout refused', held('payout_refused', '0.1')),
    state('Hold: account name taken', held('account_taken', '0.1')),
    state('Hold: screening', { ...held('screening', '0.1'), choices: [], offers: null }),
    state('Hold: by staff', { ...held('by_staff', '0.1'), choices: [], offers: null }),
    state('Hold: identification', {
      ...held('identification', '0.1'),
      choices: [],
      offers: null,
      kycRequired: true,
      kyc: { status: 'none', url: '/kyc/sample' },
    }),
    state('Hold: identification refused', {
      ...held('identification_refused', '0.1'),
      choices: ['refund'],
    }),
    state('Hold: an operator refunds', { ...held('refund_decided', '0.1'), choices: ['refund'] }),
    state(
      'Refunding',
      samplePaid(2, {
        status: 'hold',
        amountFrom: '0.1',
        choice: 'refund',
        amountRefunded: '0.0997',
        refundFee: '0.0003',
        events: [
          { sequence: 1, at: minutesAgo(3), kind: 'created', state: 'waiting' },
          { sequence: 2, at: minutesAgo(1), kind: 'refund_chosen', state: 'refunding' },
        ],
      }),
    ),
    state(
      'Refunded',
      samplePaid(2, {
        status: 'refunded',
        amountFrom: '0.1',
        amountRefunded: '0.0997',
        refundFee: '0.0003',
        refundTxId: 'a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d',
        endedAt: minutesAgo(0),
      }),
    ),
    state('Expired', { status: 'overdue', payUntil: minutesAgo(1), endedAt: minutesAgo(1) }),
    state('Failed', { status: 'failed', endedAt: minutesAgo(0) }),
    state(
      'Amounts of 14 digits, a coin without an icon',
      {
        currencyFrom: 'wbtcpolygon',
        currencyTo: 'usdt20',
        amountExpectedFrom: '98765432109876.123456789012345678',
        amountExpectedTo: '12345678901234.567891',
        aprxRate: '0.12500000123',
      },
      { from: plain, to: usdt20 },
    ),
    state('Another coin came to the address', {
      unmatchedDeposits: [
        {
          txId: PAYOUT_TX,
          currency: 'usdt20',
          currencyCode: 'usdt',
          amount: '250',
          confirmations: 12,
          seenAt: minutesAgo(1),
        },
      ],
    }),
    state('A payment that no order explains was reported', {
      claims: [
        sampleClaim({}),
        sampleClaim({ txId: 'b2', problem: 'memo_missing', confirmations: 2 }),
        sampleClaim({ txId: 'c3', state: 'refused', refusal: 'returned' }),
      ],
    }),
    state('Connection lost', {}, { followState: 'offline' }),
    state('For anybody with the link', {
      isOwner: false,
      refundAddress: null,
      hasEmail: null,
    }),
  ],
}

function sampleClaim(change: Partial<ClaimOut>): ClaimOut {
  return {
    txId: PAYOUT_TX,
    currency: 'usdt20',
    currencyCode: 'usdt',
    amount: '250',
    confirmations: 12,
    confirmationsNeeded: 12,
    problem: 'other_coin',
    state: 'review',
    refusal: null,
    madeAt: minutesAgo(1),
    ...change,
  }
}

function state(title: string, facts: Facts, extra: Extra = {}): Preview['examples'][number] {
  return {
    title,
    show: () => <Shown transaction={sampleOrder(facts)} from={btc} to={eth} {...extra} />,
  }
}

type ShownProps = Extra & {
  readonly transaction: TransactionOut
  readonly from: CurrencyOut
  readonly to: CurrencyOut
}

function Shown({ from, to, ...facts }: ShownProps) {
  return (
    <OrderView
      qrSvg={SAMPLE_QR}
      topUpQrSvg={null}
      world="real"
      canPlay={false}
      publicUrl="https://exchange.example"
      typicalSeconds={754}
      supportEmail="help@exchange.example"
      isFeedbackDue={false}
      linkedServices={[]}
      followState="live"
      change={null}
      refresh={() => {}}
      from={from}
      to={to}
      {...facts}
    />
  )
}
