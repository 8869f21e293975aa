export {
  type CcxtVenueName,
  type CcxtVenueNeeds,
  ccxtVenues,
  createCcxtVenue,
} from './create-ccxt-venue.ts'
