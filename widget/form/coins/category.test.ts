import { describe, expect, test } from 'vitest'
import { after, sceneCoins, sceneStart } from '../state/form-scene.fixture.ts'
import { modeOf, pageOfCategory, shownCategory } from './category.ts'

describe('categories (CALC-01 to CALC-04)', () => {
  test('each leads to its own page; the wide layout shows selling and borrowing as buying', () => {
    expect(
      ['exchange', 'buy', 'sell', 'borrow'].map((each) => shownCategory(toCategory(each), true)),
    ).toEqual(['exchange', 'buy', 'buy', 'buy'])
    expect(shownCategory('sell', false)).toBe('sell')
    expect(pageOfCategory('exchange')).toBe('/processing')
    expect(pageOfCategory('borrow')).toBe('/borrow')
  })

  test('sending a national currency means buying', () => {
    expect(modeOf(sceneCoins, 'usd')).toBe('buy')
    expect(modeOf(sceneCoins, 'btc')).toBe('exchange')
  })

  test('buying begins with dollars, no guaranteed rate and at least 150, and asks for offers', () => {
    const fixed = after(sceneStart, { kind: 'rateKindChosen', isFixed: true })
    const buying = after(fixed, { kind: 'categoryChosen', category: 'buy' })
    expect(buying).toMatchObject({ from: 'usd', to: 'btc', typed: '150', isFixed: false })
    expect(buying).toMatchObject({ isUpdating: true, estimate: null })
    const more = after(sceneStart, { kind: 'amountTyped', side: 'from', text: '900' })
    expect(after(more, { kind: 'categoryChosen', category: 'buy' }).typed).toBe('900')
  })

  test('every other category begins with bitcoin, or ether where bitcoin is wanted', () => {
    const buying = after(sceneStart, { kind: 'categoryChosen', category: 'buy' })
    const back = after(buying, { kind: 'categoryChosen', category: 'exchange' })
    expect(back).toMatchObject({ from: 'eth', to: 'btc', typed: '0.1' })
    expect(back.isUpdating).toBe(true)
    const toXmr = after(sceneStart, { kind: 'coinChosen', side: 'to', ticker: 'xmr' })
    const selling = after(toXmr, { kind: 'categoryChosen', category: 'sell' })
    expect(selling).toMatchObject({ from: 'btc', to: 'usd', category: 'sell', isUpdating: true })
  })
})

function toCategory(text: string) {
  const found = (['exchange', 'buy', 'sell', 'borrow'] as const).find((each) => each === text)
  if (found === undefined) throw new Error(text)
  return found
}
