export { testCoin, testEstimate, testFormCoin } from './test-coins.ts'
export { testOffer } from './test-offers.ts'
