import type { Preview } from '@causeway/ui/preview'
import { Card } from '@causeway/ui/primitives'
import { ExchangeFields, type FormHold, type FormState } from '@causeway/widget/form'
import { useState } from 'react'
import { sampleEstimate, sampleHold } from '../../../samples/sample-form.ts'

type Told = Partial<FormState>

const QUOTE_MILLISECONDS = 25_000

/** Every state of the exchange form (CALC-01 to CALC-27). */
export const formStates: Preview = {
  name: 'Exchange form',
  examples: [
    state('Settled, floating', {}),
    state('Empty', { typed: '', estimate: null }),
    state('Typing, the new amount is on its way', { typed: '0.12', isUpdating: true }),
    state('First estimate on its way', { estimate: null, isUpdating: true }),
    state('Typed on the receive side', { source: 'to', typed: '2', isFixed: true }),
    state('Below the minimum', {
      typed: '0.00001',
      estimate: sampleEstimate({ amountFrom: '0.00001', amountTo: null }),
    }),
    state('Above the maximum', {
      typed: '50',
      estimate: sampleEstimate({ amountFrom: '50', amountTo: null }),
    }),
    {
      title: 'Guaranteed, with its countdown',
      show: () => <Guaranteed />,
    },
    state('Guaranteed rate forced off by the coin', {
      to: 'wbtcpolygon',
      estimate: sampleEstimate({ to: 'wbtcpolygon' }),
    }),
    state('Guaranteed rate forced off until another exchange is finished', { isFixedAble: false }),
    state('Price moves too fast', failure('price_moving', 'eth')),
    state('Price paused', failure('price_paused', 'eth')),
    state('Out of stock', failure('out_of_stock', 'eth')),
    state('Coin switched off', failure('currency_disabled', 'btc')),
    state('Server not reached', failure('network_unreachable', null)),
    state('Offline', { isOnline: false, isUpdating: true }),
    state('A pasted text with two readings', {
      typed: '',
      question: { side: 'from', text: '1.234', readings: ['1.234', '1234'] },
    }),
    state('An alert of the operator at each side', {
      alerts: [
        { side: 'from', currency: 'btc', message: 'Bitcoin’s blocks are slow today.' },
        { side: 'to', currency: 'eth', message: 'Payouts in ETH wait until 14:00 UTC.' },
      ],
    }),
    state('The guaranteed rate would bring more', {
      upsale: { amountTo: '1.641002', more: '0.00489' },
    }),
    state('Amounts of 14 digits, a coin without an icon', {
      from: 'wbtcpolygon',
      to: 'usdt20',
      typed: '98765432109876.12345678',
      estimate: sampleEstimate({
        from: 'wbtcpolygon',
        to: 'usdt20',
        amountFrom: '98765432109876.12345678',
        amountTo: '12345678901234.567891',
        rate: '0.12500000123',
        maxFrom: '99999999999999',
        maxTo: '99999999999999',
      }),
    }),
  ],
}

function state(title: string, facts: Told): Preview['examples'][number] {
  return { title, show: () => <OnCard hold={sampleHold(facts)} /> }
}

function failure(code: NonNullable<FormState['failure']>['code'], coin: string | null): Told {
  return { estimate: null, failure: { code, coin } }
}

/** Its end lies on the clock of this page, so it is set when the page is there. */
function Guaranteed() {
  const [endsAt] = useState(() => performance.now() + QUOTE_MILLISECONDS)
  const hold = sampleHold({
    isFixed: true,
    quoteEndsAt: endsAt,
    estimate: sampleEstimate({ isFixedRate: true, rateId: 'sample' }),
  })
  return <OnCard hold={hold} />
}

/** As on the home page; a form of its own, so that its switches are not those of the next one. */
function OnCard({ hold }: { readonly hold: FormHold }) {
  return (
    <Card>
      <form onSubmit={(event) => event.preventDefault()}>
        <ExchangeFields hold={hold} layout="default" />
      </form>
    </Card>
  )
}
