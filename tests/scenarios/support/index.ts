export {
  type Application,
  advanceClock,
  apply,
  ask,
  CallRefused,
  choose,
  customerAddress,
  estimate,
  fiatMessagesWaiting,
  followUntil,
  holdingsOnChain,
  lastOf,
  mine,
  misbehave,
  mustAsk,
  type Placed,
  pay,
  paymentsOnChain,
  pick,
  place,
  placedOrder,
  type Refused,
  type Reply,
  randomFrom,
  reach,
  read,
  reorganise,
  type Shop,
  seed,
  someOf,
  submit,
  type Wish,
} from '../../customers/index.ts'
export {
  expectClosedBooks,
  expectOnePayout,
  inCoins,
  type LedgerTotals,
  type ShopWithChain,
} from './books.ts'
export { buyThroughKills } from './buy-through-kills.ts'
export { earlierVersion, unpackVersion } from './earlier-version.ts'
export {
  beginFiat,
  checkoutOf,
  decideFiat,
  disturbFiat,
  fiatBody,
  fiatOffers,
  fiatPayments,
  reachFiat,
  toldBy,
} from './fiat-steps.ts'
export { mailedToken, mailsAt, mailTexts } from './mails.ts'
export { metricOf, metricsOf, readinessOf } from './operator-view.ts'
export {
  abilityOf,
  elsewhere,
  favouritesOf,
  inProgress,
  listed,
  newOwner,
  placeFrom,
  readFrom,
  submitFrom,
} from './owner-steps.ts'
export {
  addPartner,
  callRpc,
  mustCall,
  postRpc,
  type RpcFields,
  type RpcReply,
  relayHeaders,
  type TestPartner,
  v1Headers,
  v2Headers,
} from './partner-steps.ts'
export {
  newAddress,
  PASSWORD,
  type Person,
  type PersonReply,
  personAt,
  signInAt,
  signUpAt,
  solvedCaptcha,
  userOf,
} from './person.ts'
export { installPublishedClients, runPublishedClient } from './published-clients.ts'
export { createRestartingShop, type RestartingShop } from './restarting-shop.ts'
export { emailOf, enter, linkedTo, outcomeOf, popupUrl, somebody } from './social-steps.ts'
export { databaseFor, FAST_BLOCKS, startShop, stopShop } from './start-shop.ts'
export { codesOf, turnTotpOn } from './totp-steps.ts'
export { anyWish, expectAllPaidOut, kills, tradeThroughKills } from './trade-through-kills.ts'
