import type { IForbiddenRuleType } from 'dependency-cruiser'
import { rooms } from './rooms.ts'

/** One kind of import that is forbidden, with its reason. */
export type ArchitectureRule = IForbiddenRuleType & {
  readonly name: string
  readonly comment: string
}

/** Every room, for a pattern of paths. */
export const ROOMS = rooms.join('|')

/** What may be imported past any door. */
export const STYLE_OR_PICTURE = '\\.(css|svg|png|webp|woff2)$'
