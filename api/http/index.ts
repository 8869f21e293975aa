export { answerErrors, answerUnknownPaths, type KnownPath } from './answer-errors.ts'
export { type CountrySource, callerOf, shownSecrets } from './caller-of.ts'
export { clientNetwork } from './client-network.ts'
export { cookieHeaderOf, keepsOwnCookies, sendCookies } from './cookie-header.ts'
export { countryCookie } from './country-cookie.ts'
export { createHttpServer } from './create-http-server.ts'
export {
  createEventStreams,
  defaultEventStreamLimits,
  type EventStreamLimits,
  type EventStreams,
} from './event-streams.ts'
export { giveCsrfToken, hasCsrfToken } from './give-csrf-token.ts'
export { protectData } from './guard-requests.ts'
export { endedHolderCookies, holderCookie } from './holder-cookie.ts'
export { isAtThisMachine, isOperator } from './is-operator.ts'
export { askedOrigin, isFromOwnPage, type OwnSite, ownOrigins } from './own-origins.ts'
export { isLoopbackHost, type Peer } from './peer.ts'
export { playCountryCookie, playCountryName } from './play-country-cookie.ts'
export {
  defaultRateLimits,
  limitRates,
  type RateLimits,
} from './rate-limits.ts'
export { readJsonBody } from './read-json-body.ts'
export { RefusedRequest } from './refused-request.ts'
export {
  deviceCookie,
  endedSessionCookie,
  sessionCookie,
} from './session-cookie.ts'
export { socialCookie, socialSeconds, socialSecretIn } from './social-cookie.ts'
export { createReplyTags, hasTag } from './tag-reply.ts'
export { variantCookies } from './variant-cookies.ts'
