import { badgePreview } from './badge.preview.tsx'
import { buttonPreview } from './button.preview.tsx'
import { cardPreview } from './card.preview.tsx'
import { copyButtonPreview } from './copy-button.preview.tsx'
import { countdownPreview } from './countdown.preview.tsx'
import { disclosurePreview } from './disclosure.preview.tsx'
import { iconPreview } from './icon.preview.tsx'
import { linkButtonPreview } from './link-button.preview.tsx'
import { multiSelectPreview } from './multi-select.preview.tsx'
import { noticePreview } from './notice.preview.tsx'
import { overlaysPreview } from './overlays.preview.tsx'
import type { Preview } from './preview.ts'
import { searchListPreview } from './search-list.preview.tsx'
import { segmentedPreview } from './segmented.preview.tsx'
import { stepsPreview } from './steps.preview.tsx'
import { textFieldPreview } from './text-field.preview.tsx'
import { waitingPreview } from './waiting.preview.tsx'

/** The primitives in the gallery. */
export const primitivePreviews: readonly Preview[] = [
  buttonPreview,
  linkButtonPreview,
  copyButtonPreview,
  segmentedPreview,
  textFieldPreview,
  noticePreview,
  stepsPreview,
  countdownPreview,
  badgePreview,
  cardPreview,
  disclosurePreview,
  overlaysPreview,
  searchListPreview,
  multiSelectPreview,
  waitingPreview,
  iconPreview,
]
