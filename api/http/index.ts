export {
  type CountrySource,
  callerOf,
  countryOf,
  playCountryCookie,
  playCountryName,
  shownSecrets,
} from './callers/caller-of.ts'
export { clientNetwork } from './callers/client-network.ts'
export { isAtThisMachine, isOperator } from './callers/is-operator.ts'
export { isLoopbackHost, type Peer } from './callers/peer.ts'
export { cookieHeaderOf, keepsOwnCookies, sendCookies } from './cookies/cookie-header.ts'
export { countryCookie } from './cookies/country-cookie.ts'
export { endedHolderCookies, holderCookie } from './cookies/holder-cookie.ts'
export {
  deviceCookie,
  endedSessionCookie,
  sessionCookie,
} from './cookies/session-cookie.ts'
export { socialCookie, socialSeconds, socialSecretIn } from './cookies/social-cookie.ts'
export { variantCookies } from './cookies/variant-cookies.ts'
export { createHttpServer } from './create-http-server.ts'
export { answerErrors, answerUnknownPaths, type KnownPath } from './errors/answer-errors.ts'
export { RefusedRequest } from './errors/failure-of-error.ts'
export {
  createEventStreams,
  defaultEventStreamLimits,
  type EventStreamLimits,
  type EventStreams,
} from './event-streams.ts'
export {
  defaultRateLimits,
  limitRates,
  noRateLimits,
  type RateLimits,
} from './limits/rate-limits.ts'
export { giveCsrfToken, hasCsrfToken } from './origins/give-csrf-token.ts'
export { protectData } from './origins/guard-requests.ts'
export {
  askedOrigin,
  isBackofficeHost,
  isFromOwnPage,
  type OwnSite,
  ownOrigins,
} from './origins/own-origins.ts'
export { readJsonBody } from './read-json-body.ts'
export { createReplyTags, hasTag } from './tag-reply.ts'
