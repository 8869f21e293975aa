import type { ApiCall } from '../contract/index.ts'
import { isOfBackoffice, webRoutes } from './web-route.ts'

/** Every call that anybody may make, in the order of the OpenAPI document; the sandbox's controls and the back office are no part of it. */
export function apiCalls(): readonly ApiCall[] {
  return webRoutes(null)
    .filter((route) => !isOfBackoffice(route))
    .map(({ method, path, summary }) => ({ method, path: `/api${path}`, summary }))
}
