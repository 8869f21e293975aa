import type { FiatFactsOut, FiatOfferOut, TransactionOut } from '@causeway/api/contract'
import type { Preview } from '@causeway/ui/preview'
import { Card } from '@causeway/ui/primitives'
import { FiatForm } from '@causeway/widget/fiat'
import type { FormState } from '@causeway/widget/form'
import type { Shown } from '../../../client-page/index.ts'
import { AddressStep } from '../../../deals/address-step.tsx'
import type { DealPage } from '../../../deals/load-deal.server.ts'
import { toProcessingCoins } from '../../../order-steps/processing-coin.ts'
import { FiatOrderView } from '../../../orders/fiat/fiat-order-view.tsx'
import { sampleCoins } from '../../../samples/sample-coins.ts'
import { sampleHold } from '../../../samples/sample-form.ts'
import { sampleOffers } from '../../../samples/sample-offers.ts'
import { minutesAgo, sampleOrder } from '../../../samples/sample-order.ts'

const { btc, usd } = sampleCoins
const { best, second, third, ...refused } = sampleOffers
const noLimits = { min: null, max: null }
const PAYOUT_TX = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16'

const sale: Partial<TransactionOut> = {
  currencyFrom: 'btc',
  currencyTo: 'usd',
  amountExpectedFrom: '0.0015',
  amountExpectedTo: '145.2',
  payoutAddress: '',
  refundAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
}

/** Every state of buying and selling: the offers, the address, and the order afterwards (BUY-03 to BUY-13). */
export const dealStates: Preview = {
  name: 'Buying and selling',
  examples: [
    offers('Providers are being asked', { isUpdating: true }),
    offers('The first offer is there', { isUpdating: true, offers: partly([third]) }),
    offers('All offers', { offers: whole([best, second, third]) }),
    offers('Each kind of refusal', { offers: whole([best, ...Object.values(refused)]) }),
    offers('Below every limit', {
      typed: '5',
      offers: whole([refused.limits], { min: '10', max: '5000' }),
    }),
    offers('Nobody sells the coin', { offers: whole([refused.currency]) }),
    offers('Nobody serves the state', { offers: whole([refused.country]) }),
    offers('Nobody answers', { offers: whole([refused.timeout]) }),
    {
      title: 'On the home page',
      show: () => (
        <Card>
          <FiatForm hold={buying({ offers: whole([best]) })} localPath={asItStands} />
        </Card>
      ),
    },
    { title: 'The step of the address', show: () => <Address offer={best} /> },
    {
      title: 'The step of the address, the offer is gone',
      show: () => <Address offer={refused.unavailable} />,
    },
    order('Order waiting', {}),
    order('Order paid', { state: 'paid' }, { userSentAt: minutesAgo(2) }),
    order('Order on its way', { state: 'sending' }, { payoutTxId: PAYOUT_TX }),
    order('Order ended', { state: 'ended' }, { amountTo: '0.00152871', payoutTxId: PAYOUT_TX }),
    order('Order declined', { state: 'declined', reason: 'card_declined' }),
    order('Order expired', { state: 'expired' }),
    order('Order refunded', { state: 'refunded' }),
    order('Order charged back', { state: 'charged_back' }),
    order('Sale waiting', { side: 'sell' }, sale),
    order(
      'Sale, the coins are to be sent',
      { side: 'sell' },
      { ...sale, payinAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
    ),
    order('Sale paid out', { side: 'sell', state: 'ended' }, sale),
  ],
}

function asItStands(path: string): string {
  return path
}

function partly(answers: readonly FiatOfferOut[]): FormState['offers'] {
  return { answers, limits: null, areAll: false }
}

function whole(
  answers: readonly FiatOfferOut[],
  limits: { readonly min: string | null; readonly max: string | null } = noLimits,
): FormState['offers'] {
  return { answers, limits: { ...limits }, areAll: true }
}

function buying(facts: Partial<FormState>) {
  return sampleHold({
    category: 'buy',
    from: 'usd',
    to: 'btc',
    typed: '150',
    estimate: null,
    place: { country: 'US', state: 'CA' },
    ...facts,
  })
}

function offers(title: string, facts: Partial<FormState>): Preview['examples'][number] {
  return {
    title,
    show: () => (
      <Card look="outlined">
        <FiatForm hold={buying(facts)} localPath={asItStands} providers={3} isPlaceNamed />
      </Card>
    ),
  }
}

function Address({ offer }: { readonly offer: FiatOfferOut }) {
  const taken = { offer, idempotencyKey: 'sample-key-of-the-gallery' }
  const page: Shown<DealPage> = {
    kind: 'deal',
    deal: {
      category: 'buy',
      from: 'usd',
      to: 'btc',
      amount: '150',
      place: { country: 'US', state: 'CA' },
      provider: offer.providerId,
    },
    isPlaceNamed: true,
    own: null,
    coins: toProcessingCoins([btc, usd]),
    narrowing: null,
    providers: 3,
    offers: null,
    taken,
    canPlay: true,
  }
  return <AddressStep page={page} taken={taken} outcome={null} />
}

function order(
  title: string,
  facts: Partial<FiatFactsOut>,
  change: Partial<TransactionOut> = {},
): Preview['examples'][number] {
  const fiat: FiatFactsOut = {
    side: 'buy',
    providerName: 'Sandbox Pay',
    providerSite: '/sandbox',
    state: 'waiting',
    paymentMethod: 'visa',
    country: 'US',
    countryState: 'CA',
    reason: null,
    form: null,
    ...facts,
  }
  const transaction = sampleOrder({
    type: 'fiat',
    status: 'created',
    currencyFrom: 'usd',
    currencyTo: 'btc',
    amountExpectedFrom: '150',
    amountExpectedTo: '0.00152871',
    payinAddress: '',
    payoutAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    refundAddress: null,
    aprxRate: '0.0000101914',
    totalFee: '5.25',
    qrCodeData: '',
    fiatProvider: 'sandboxpay',
    fiatProviderId: 'sp-104729',
    fiatProviderRedirect: '/sandbox',
    fiat,
    ...change,
  })
  const [from, to] = fiat.side === 'buy' ? [usd, btc] : [btc, usd]
  return {
    title,
    show: () => (
      <FiatOrderView
        transaction={transaction}
        fiat={fiat}
        from={from}
        to={to}
        qrSvg=""
        topUpQrSvg={null}
        world="play"
        canPlay
        publicUrl="https://exchange.example"
        typicalSeconds={null}
        supportEmail={null}
        isFeedbackDue={false}
        linkedServices={[]}
        followState="live"
      />
    ),
  }
}
