import { expect, test } from 'vitest'
import { testFormCoin as coin } from '../../form-testing/test-coins.ts'
import { nativeOptions } from './native-options.ts'

test('each side has the coins that are offered on it, the pair chosen, and names cannot end their element', () => {
  const coins = [
    coin('btc', { network: 'Bitcoin' }),
    coin('eth', { network: 'A & <b>"C"', isWebFromEnabled: false }),
  ]
  expect(nativeOptions(coins, { from: 'btc', to: 'eth' })).toEqual({
    from: '<option value="btc" selected="">BTC (Bitcoin)</option>',
    to: '<option value="btc">BTC (Bitcoin)</option><option value="eth" selected="">ETH (A &amp; &lt;b>&quot;C&quot;)</option>',
  })
})
