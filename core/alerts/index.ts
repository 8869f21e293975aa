export { isRouteMatched, matchRoutes, UnknownRoutePattern, unknownRoute } from './match-route.ts'
