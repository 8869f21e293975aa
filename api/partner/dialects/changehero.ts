import { changeheroReference } from '../reference/unsigned-dialects.ts'
import type { Dialect } from './dialect.ts'
import { headerOf } from './signed-request.ts'

/** The key alone: only one that was opened for it is taken. */
export const changehero: Dialect = {
  name: 'changehero',
  reference: changeheroReference,
  apiKeyIn: (request) => (headerOf(request, 'sign') === null ? headerOf(request, 'api-key') : null),
  isProven: () => true,
}
