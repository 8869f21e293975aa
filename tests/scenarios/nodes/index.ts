export { expectBooksAsOnNodes } from './expect-books-as-on-nodes.ts'
export {
  expectNothingPaid,
  expectOnePaymentOf,
  expectPaidOnce,
  payOnNodes,
  placeOnNodes,
} from './node-orders.ts'
export { type NodeShop, type NodeUrls, openNodeShop } from './open-node-shop.ts'
export { reorganiseEther } from './reorganise-ether.ts'
export { signaturesBeside } from './signatures-beside.ts'
export {
  expectReplaced,
  replacedByHigherFee,
  type Spender,
  sendWhereNoBlockTakesIt,
} from './stuck-payout.ts'
