import type { FiatFactsOut, TransactionOut } from '@causeway/api/contract'
import { loadMessages } from '@causeway/content/messages'
import { MessagesProvider } from '@causeway/widget/messages'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { sampleCoins } from '../../samples/sample-coins.ts'
import { sampleOrder } from '../../samples/sample-order.ts'
import { asStranger } from '../access/as-stranger.ts'
import { FiatOrderView } from './fiat-order-view.tsx'

const messages = await loadMessages('en', ['common', 'transaction', 'orderState', 'desk', 'deal'])
const { btc, usd } = sampleCoins
const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

/** 150 dollars for bitcoin with Sandbox Pay, as the page's holder sees it. */
function purchase(facts: Partial<FiatFactsOut> = {}, change: Partial<TransactionOut> = {}) {
  return sampleOrder({
    type: 'fiat',
    currencyFrom: 'usd',
    currencyTo: 'btc',
    amountExpectedFrom: '150',
    amountExpectedTo: '0.0015',
    payinAddress: '',
    payoutAddress: ADDRESS,
    refundAddress: null,
    totalFee: '5.2',
    qrCodeData: '',
    fiatProvider: 'sandboxpay',
    fiatProviderRedirect: 'https://pay.example/go',
    fiat: {
      side: 'buy',
      providerName: 'Sandbox Pay',
      providerSite: 'https://pay.example',
      state: 'waiting',
      paymentMethod: null,
      country: 'US',
      countryState: 'CA',
      reason: null,
      form: null,
      ...facts,
    },
    ...change,
  })
}

function sale(facts: Partial<FiatFactsOut> = {}, change: Partial<TransactionOut> = {}) {
  const asked = { amountExpectedFrom: '0.0015', amountExpectedTo: '145.2' }
  const places = { payoutAddress: '', refundAddress: ADDRESS }
  return purchase(
    { side: 'sell', ...facts },
    { currencyFrom: 'btc', currencyTo: 'usd', ...asked, ...places, ...change },
  )
}

/** What the page says, and where its links lead. */
function shown(transaction: TransactionOut) {
  const { fiat } = transaction
  if (fiat === null) throw new Error('no order with a provider')
  const [from, to] = fiat.side === 'buy' ? [usd, btc] : [btc, usd]
  const View = () => (
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
  )
  const Stub = createRoutesStub([{ path: '/', Component: View }])
  const html = renderToString(
    <MessagesProvider language="en" messages={messages}>
      <Stub initialEntries={['/']} />
    </MessagesProvider>,
  )
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
  return { text, links }
}

describe('the page of a purchase (BUY-07)', () => {
  test('that waits leads its holder, and nobody else, on to the provider', () => {
    expect(shown(purchase()).links).toContain(`/payment/${purchase().transactionId}`)
    const moonpay = purchase({}, { fiatProvider: 'moonpay' })
    expect(shown(moonpay).links).toContain(`/payments-moonpay/${moonpay.transactionId}`)
    const form = purchase(
      { form: { action: 'https://pay.example', fields: {} } },
      { fiatProviderRedirect: null },
    )
    expect(shown(form).links).toContain(`/payment/${form.transactionId}`)
    expect(shown(asStranger(purchase())).links.join(' ')).not.toContain('/payment/')
  })

  test('names the price of a coin, and sums of money in cents', () => {
    const { text } = shown(purchase())
    expect(text).toMatch(/1 BTC ~ 100 ?000 USD/)
    expect(text).toContain('5.20 USD')
  })

  test('that has ended says what arrived and leads to an exchange of it', () => {
    const { text, links } = shown(purchase({ state: 'ended' }, { amountTo: '0.00149' }))
    expect(text).toContain('Sandbox Pay has sent your BTC')
    expect(text).toContain('0.00149 BTC')
    expect(text).not.toContain('0.0015 BTC')
    expect(links).toContain('/?from=btc&amount=0.00149')
  })

  test.each([
    ['declined', 'declined the payment'],
    ['expired', 'The order has expired'],
    ['refunded', 'refunded your payment'],
    ['charged_back', 'The payment was reversed'],
  ])(
    'that is %s promises no coins, and leads back to the offers for the same place',
    (state, words) => {
      const { text, links } = shown(purchase({ state, reason: 'insufficient_funds' }))
      expect(text).toContain(words)
      expect(text).toContain('insufficient_funds')
      expect(text).not.toContain('0.0015 BTC')
      expect(links).toContain('/buy?from=usd&to=btc&amount=150&country=US&state=CA')
    },
  )

  test('whose state is a word that nobody knows is still at work', () => {
    expect(shown(purchase({ state: 'pondering' })).text).toContain(
      'Sandbox Pay received your payment',
    )
  })
})

describe('the page of a sale (BUY-12)', () => {
  test('leads to the provider first; then it shows the whole address that it told', () => {
    expect(shown(sale()).text).toContain('Finish the sale on Sandbox Pay’s site')
    const { text } = shown(sale({}, { payinAddress: ADDRESS }))
    expect(text).toContain('Send your coins to Sandbox Pay')
    expect(text.replaceAll(' ', '')).toContain(ADDRESS)
    expect(shown(asStranger(sale({}, { payinAddress: ADDRESS }))).text).not.toContain(
      'Send your coins',
    )
  })

  test('says what was paid out, and of one sent back where the coins go', () => {
    expect(shown(sale({ state: 'ended' }, { amountTo: '145.2' })).text).toContain('145.20 USD')
    expect(shown(sale({ state: 'refunded' })).text).toContain(
      'The coins are going to your refund address',
    )
  })
})
