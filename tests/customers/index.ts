export { ask, CallRefused, mustAsk, type Refused, type Reply, type Shop } from './ask.ts'
export {
  type ChainPayment,
  fiatMessagesWaiting,
  holdingsAtVenue,
  holdingsOnChain,
  paymentsOnChain,
} from './chain-store.ts'
export { type Followed, followUntil, lastOf, NotReached, reach } from './follow.ts'
export { type Person, type PersonReply, personAt, solvedCaptcha } from './person.ts'
export {
  type Application,
  advanceClock,
  apply,
  type CustomerAddress,
  choose,
  customerAddress,
  estimate,
  metaOf,
  mine,
  misbehave,
  mistyped,
  type Placed,
  pay,
  place,
  placedOrder,
  read,
  reorganise,
  someOf,
  submit,
  type Wish,
} from './play.ts'
export { pick, randomFrom, seed } from './random.ts'
