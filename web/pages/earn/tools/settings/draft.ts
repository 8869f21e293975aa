import type { AffiliateToolOut } from '@causeway/api/contract'
import type { ToolProps } from '../tools-data.ts'

/** Settings while they are being changed. */
export type Draft = AffiliateToolOut['settings']

/** Some settings. Undefined, empty text and empty lists stand for settings that are left out. */
export type DraftChange = { readonly [Name in keyof Draft]?: Draft[Name] | undefined }

/** What every field of the settings works with. */
export type DraftProps = ToolProps & {
  readonly settings: Draft
  readonly set: (change: DraftChange) => void
}
