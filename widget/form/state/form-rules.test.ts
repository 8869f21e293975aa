import { describe, expect, test } from 'vitest'
import { after, arrived, sceneCoins, sceneStart } from './form-scene.fixture.ts'
import { isReceiveOpen } from './form-state.ts'
import { brokenLimit, isNothingReceived, shownAmount, shownLimits } from './form-view.ts'
import { correctPair } from './reduce-pair.ts'

const addresses = {
  destinationAddress: 'to-here',
  extraId: '1',
  refundAddress: 'back-here',
  refundExtraId: '2',
}
const filled = after(sceneStart, { kind: 'addressesChanged', addresses })
const upsold = after(filled, {
  kind: 'upsaleArrived',
  askId: 0,
  answer: {
    ok: true,
    status: 200,
    body: { reqId: 0, amountTo: '1.7', amountToNoNetFee: '1.702', rate: '17' },
  },
})

describe('what moves and what is cleared (CALC-06, CALC-12)', () => {
  test('a swap makes the refund address the destination and clears the rest', () => {
    expect(after(upsold, { kind: 'swapped' })).toMatchObject({
      from: 'eth',
      to: 'btc',
      typed: '0.1',
      destinationAddress: 'back-here',
      extraId: '2',
      refundAddress: '',
      refundExtraId: '',
      upsale: null,
    })
  })

  test('any change of rate kind clears refund address, its extra id and the upsale amount', () => {
    const fixed = after(upsold, { kind: 'rateKindChosen', isFixed: true })
    expect(fixed).toMatchObject({
      destinationAddress: 'to-here',
      refundAddress: '',
      refundExtraId: '',
      upsale: null,
    })
    const again = after(
      { ...fixed, refundAddress: 'x' },
      { kind: 'rateKindChosen', isFixed: false },
    )
    expect(again.refundAddress).toBe('')
    const forced = after(
      { ...fixed, refundAddress: 'x' },
      { kind: 'coinChosen', side: 'to', ticker: 'xmr' },
    )
    expect([forced.isFixed, forced.refundAddress]).toEqual([false, ''])
  })
})

describe('the guaranteed rate (CALC-13, CALC-15)', () => {
  const unable = { kind: 'fixedAbilityTold', isAble: false } as const

  test('goes off by itself without the ability, and cannot be turned on', () => {
    const fixed = after(sceneStart, { kind: 'rateKindChosen', isFixed: true }, arrived(1))
    const off = after(fixed, unable)
    expect([off.isFixed, off.isFixedAble]).toEqual([false, false])
    expect(after(off, { kind: 'rateKindChosen', isFixed: true })).toBe(off)
  })

  test('the receive amount cannot be typed where it is not to be had', () => {
    const open = (state: typeof sceneStart) => isReceiveOpen(sceneCoins, state)
    expect(open(sceneStart)).toBe(true)
    expect(open(after(sceneStart, unable))).toBe(false)
    expect(open(after(sceneStart, { kind: 'categoryChosen', category: 'buy' }))).toBe(false)
    const toXmr = after(sceneStart, { kind: 'coinChosen', side: 'to', ticker: 'xmr' })
    expect(open(toXmr)).toBe(false)
    expect(after(toXmr, { kind: 'amountTyped', side: 'to', text: '5' })).toBe(toXmr)
  })

  test('a typed receive amount gives way to the send amount when it closes', () => {
    const typed = after(
      sceneStart,
      { kind: 'amountTyped', side: 'to', text: '2' },
      arrived(1, { amountFrom: '0.123' }),
    )
    const toXmr = after(typed, { kind: 'coinChosen', side: 'to', ticker: 'xmr' })
    expect([toXmr.source, toXmr.typed]).toEqual(['from', '0.123'])
    expect(after(typed, unable)).toMatchObject({ source: 'from', typed: '0.123' })
  })

  test('a settled zero is an error, dots are not', () => {
    const zero = after(sceneStart, { kind: 'askedAgain' }, arrived(1, { amountTo: '0' }))
    expect(isNothingReceived(zero)).toBe(true)
    expect(isNothingReceived(after(zero, { kind: 'askedAgain' }))).toBe(false)
  })
})

describe('limits (CALC-17, CALC-18)', () => {
  test('both bounds of both sides are known with a broken one', () => {
    const low = after(
      sceneStart,
      { kind: 'amountTyped', side: 'from', text: '0.00001' },
      arrived(1, { amountTo: null }),
      { kind: 'typingSettled' },
    )
    expect(brokenLimit(low)?.nearest).toEqual({ side: 'from', amount: '0.00013' })
    expect(shownLimits(low)).toEqual({
      from: { minimum: '0.00013', maximum: '5.2' },
      to: { minimum: '0.002', maximum: '85.1' },
    })
  })

  test('a bound that was clicked is followed where it moves, but not for ever', () => {
    const moved = (minFrom: string) => ({ amountTo: null, minFrom })
    const low = after(
      sceneStart,
      { kind: 'amountTyped', side: 'from', text: '0.00001' },
      arrived(1, moved('0.0002')),
      { kind: 'boundChosen', side: 'from', amount: '0.0002' },
      arrived(2, moved('0.0003')),
    )
    expect(low).toMatchObject({ typed: '0.0003', isUpdating: true, askId: 3 })
    const settled = after(low, arrived(3, { minFrom: '0.0003' }))
    expect([settled.isUpdating, brokenLimit(settled)]).toEqual([false, null])
    const racing = [3, 4, 5, 6].reduce(
      (state, askId) => after(state, arrived(askId, moved(`0.${askId}`))),
      low,
    )
    expect(racing).toMatchObject({ isUpdating: false, typed: '0.4' })
  })

  test('nothing is not asked for, and still says the least amount', () => {
    const none = after(
      sceneStart,
      { kind: 'amountTyped', side: 'from', text: '0.0' },
      { kind: 'typingSettled' },
    )
    expect([none.isUpdating, shownAmount(none, 'to')]).toEqual([false, ''])
    expect(brokenLimit(none)).toMatchObject({ bound: 'minimum', amount: '0.00013' })
  })

  test('of EOS the network fee is named, and a click still sets what is enough', () => {
    const toEos = after(sceneStart, { kind: 'coinChosen', side: 'to', ticker: 'eos' })
    const low = after(
      toEos,
      { kind: 'amountTyped', side: 'from', text: '0.00001' },
      arrived(2, { amountTo: null, networkFee: '0.80001' }),
      { kind: 'typingSettled' },
    )
    expect(brokenLimit(low)).toEqual({
      bound: 'minimum',
      side: 'to',
      amount: '0.80001',
      nearest: { side: 'from', amount: '0.00013' },
    })
    const free = after(
      toEos,
      { kind: 'amountTyped', side: 'from', text: '0.00001' },
      arrived(2, { amountTo: null, networkFee: '0' }),
      { kind: 'typingSettled' },
    )
    expect(brokenLimit(free)).toMatchObject({ side: 'from', amount: '0.00013' })
  })
})

describe('other lists of coins (CALC-24)', () => {
  const without = (...gone: string[]) =>
    new Map([...sceneCoins].filter(([ticker]) => !gone.includes(ticker)))

  test('the first entry replaces a lost source, the second a lost target', () => {
    expect(correctPair(without('eth'), sceneStart)).toMatchObject({ from: 'btc', to: 'usdt20' })
    expect(correctPair(without('btc'), sceneStart)).toMatchObject({ from: 'usdt20', to: 'eth' })
    const fromXmr = { ...sceneStart, from: 'xmr' }
    expect(correctPair(without('xmr'), fromXmr)).toMatchObject({ from: 'btc', to: 'eth' })
    expect(correctPair(without('btc', 'eth'), sceneStart)).toMatchObject({
      from: 'usdt20',
      to: 'xmr',
    })
  })

  test('lists that still have both coins change nothing', () => {
    expect(correctPair(without('eos'), sceneStart)).toBe(sceneStart)
  })
})

describe('the connection', () => {
  test('back again asks by itself', () => {
    const lost = after(sceneStart, { kind: 'connectionChanged', isOnline: false })
    expect([lost.isOnline, lost.isUpdating]).toEqual([false, false])
    const back = after(lost, { kind: 'connectionChanged', isOnline: true })
    expect([back.isOnline, back.isAskUrgent, back.askId]).toEqual([true, true, 1])
  })
})

describe('the upsale (CALC-21, CALC-30)', () => {
  const offer = (amountToNoNetFee: string | null, askId = 0) =>
    after(sceneStart, {
      kind: 'upsaleArrived',
      askId,
      answer: {
        ok: true,
        status: 200,
        body: { reqId: askId, amountTo: amountToNoNetFee, amountToNoNetFee, rate: '1' },
      },
    }).upsale

  test('is kept only where it is really more', () => {
    expect(offer('1.738112')).toEqual({ amountTo: '1.738112', more: '0.1' })
    expect(offer('1.638112')).toBeNull()
    expect(offer('1.5')).toBeNull()
    expect(offer('0')).toBeNull()
    expect(offer(null)).toBeNull()
  })

  test('one for an older estimate is ignored, and a new question forgets it', () => {
    expect(offer('1.738112', 7)).toBeNull()
    expect(after(upsold, { kind: 'askedAgain' }).upsale).toBeNull()
    expect(upsold.upsale).not.toBeNull()
  })
})
