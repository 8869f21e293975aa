import { moneyPreviews } from '../money/index.ts'
import { type Preview, primitivePreviews } from '../primitives/index.ts'

/** The gallery: every component in its states. Web shows it in light and dark, from both sides. */
export const previews: readonly Preview[] = [...primitivePreviews, ...moneyPreviews]

export type { Preview }
