import { amount } from '@causeway/core/money'
import { playFiatOutcomes } from '@causeway/core/ports'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADDRESS, NOW, open, PRICES, play, portOf, QUESTION, USD } from './play-fiat.fixture.ts'

describe('the sandbox’s providers of fiat', () => {
  test('differ in price, fee, country, coin and way to pay', async () => {
    const { ports } = play()
    const ask = (change: object) =>
      Promise.all(
        ports.map(async (port) => {
          const quoted = await port.quote({ ...QUESTION, ...change }, 5000)
          return quoted.ok ? quoted.value : quoted.failure.code
        }),
      )
    const offers = await ask({})
    // 150 less 5.25 less the network’s fee, at 100,600 a coin; and so on: rounded down, never up.
    expect(offers).toMatchObject([
      { methods: ['visa', 'mastercard'] },
      { methods: ['bank_transfer'] },
      { methods: ['visa', 'mastercard'], networkFee: null, expiresAt: null },
    ])
    const amounts = offers.map((offer) => (typeof offer === 'string' ? offer : offer.amountTo))
    expect(new Set(amounts).size).toBe(3)
    expect(await ask({ country: 'US', state: 'NY' })).toEqual([
      'country',
      'country',
      expect.anything(),
    ])
    expect(await ask({ country: 'US', state: 'CA' })).toEqual([
      expect.anything(),
      'country',
      expect.anything(),
    ])
    expect(await ask({ coin: 'usdc', network: 'ethereum' })).toEqual([
      expect.anything(),
      'currency',
      expect.anything(),
    ])
    expect(await ask({ coin: 'xmr', network: 'monero' })).toEqual([
      'currency',
      'currency',
      'currency',
    ])
    expect(await ask({ method: 'paypal' })).toEqual(['others', 'others', expect.anything()])
    expect(await ask({ fiat: 'jpy', amount: '100' })).toMatchObject(['limits', 'limits', 'limits'])
  })

  test('keep a price that they promised, for its time', async () => {
    const made = play()
    const fiat = portOf(made, 'sandboxpay')
    const quoted = await fiat.quote(QUESTION, 5000)
    if (!quoted.ok) throw new Error('no offer')
    const { amountTo, expiresAt, quoteId } = quoted.value
    expect(expiresAt).toBe(NOW + 60_000)
    PRICES.set('btc', 120_000n * USD)
    try {
      const within = await open(made, 'sandboxpay', 'within')
      expect((await within.read()).amountTo).not.toBe(amountTo)
      const kept = await fiat.checkout(
        {
          ...QUESTION,
          reference: 'kept',
          address: ADDRESS,
          extraId: null,
          quoteId,
          returnUrl: 'https://x.example/',
          email: null,
          language: 'en',
          clientAddress: null,
          userAgent: null,
        },
        5000,
      )
      expect(kept.ok).toBe(true)
      expect((await made.controls.fiatOrder('kept'))?.amountTo).toBe(amountTo)
    } finally {
      PRICES.set('btc', 100_000n * USD)
    }
  })

  test('send the coins once, whatever is pressed twice [BUY-02]', async () => {
    const made = play()
    const { read } = await open(made, 'sandboxpay', 'twice')
    for (const _ of [1, 2, 3]) await made.controls.decideFiatOrder('twice', 'paid')
    made.pass(1000)
    await made.controls.decideFiatOrder('twice', 'paid')
    await made.controls.mine('bitcoin', 2)
    made.pass(5000)
    const { amountTo, state, txId } = await read()
    expect(state).toBe('ended')
    const received = await made.controls.received(ADDRESS)
    expect(received.map((payment) => payment.txId)).toEqual([txId])
    expect(Number(received[0]?.amount.units) / 1e8).toBe(Number(amountTo))
  })

  test('send a person by a form, or by an address, in his language [BUY-07]', async () => {
    const made = play()
    const form = (await open(made, 'toyramp', 'form')).checkout.goesTo
    expect(form).toMatchObject({ kind: 'form', fields: { intent: 'arrive' } })
    const page = (await open(made, 'playbank', 'page')).checkout.goesTo
    expect(page.kind === 'redirect' && page.url).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/de\/sandbox\/checkout\/[\w-]{24}$/,
    )
  })

  test('buy coins that come to their address, and give back what is too much or too little [BUY-12]', async () => {
    const made = play()
    const sale = { side: 'sell', amount: '0.01' } as const
    const { read } = await open(made, 'sandboxpay', 'sale', sale)
    expect((await read()).payIn).toBeNull()
    await made.controls.decideFiatOrder('sale', 'agreed')
    const address = (await read()).payIn?.address ?? ''
    expect(address).toMatch(/^bc1/)
    const pay = (units: bigint) =>
      made.controls.pay({ amount: amount('btc', units), address, extraId: null })
    await pay(900_000n)
    await made.controls.mine('bitcoin', 1)
    expect((await read()).state).toBe('waiting')
    await pay(150_000n)
    await made.controls.mine('bitcoin', 1)
    expect((await read()).state).toBe('paid')
    expect((await made.controls.received(ADDRESS)).map(({ amount }) => amount.units)).toEqual([
      50_000n,
    ])
    made.pass(1000)
    expect((await read()).state).toBe('ended')
  })

  test('whatever happens to a purchase in whatever order, coins are sent once at most', async () => {
    const steps = [...playFiatOutcomes, 'pass', 'mine', 'read'] as const
    const made = play()
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 12 }), async (happened) => {
        count += 1
        const reference = `any-${count}`
        const { address } = await made.controls.customerAddress('btc')
        const { read } = await open(made, 'sandboxpay', reference, { address })
        const states = [(await read()).state]
        for (const step of happened) {
          if (step === 'pass') made.pass(1000)
          else if (step === 'mine') await made.controls.mine('bitcoin', 1)
          else if (step !== 'read') await made.controls.decideFiatOrder(reference, step)
          states.push((await read()).state)
        }
        const sent = await made.controls.received(address)
        const wasSent = states.includes('sending') || states.includes('ended')
        expect(sent).toHaveLength(wasSent ? 1 : 0)
      }),
      { numRuns: 30 },
    )
  })
})
