export {
  type CcxtVenueName,
  createCcxtVenue,
} from './create-ccxt-venue.ts'
