import { buttonPreview, copyButtonPreview, linkButtonPreview } from './buttons/buttons.preview.tsx'
import { Card } from './card.tsx'
import { Disclosure } from './disclosure.tsx'
import {
  multiSelectPreview,
  searchListPreview,
  segmentedPreview,
  textFieldPreview,
} from './fields/fields.preview.tsx'
import { Icon, iconNames } from './icon.tsx'
import { overlaysPreview } from './overlays/overlays.preview.tsx'
import type { Preview } from './preview.ts'
import {
  badgePreview,
  countdownPreview,
  noticePreview,
  stepsPreview,
  waitingPreview,
} from './status/status.preview.tsx'

const iconPreview: Preview = {
  name: 'Icon',
  examples: iconNames.map((name) => ({ title: name, show: () => <Icon name={name} /> })),
}

const disclosurePreview: Preview = {
  name: 'Disclosure',
  examples: [
    { title: 'opens without script', show: () => <Disclosure summary="Details">More.</Disclosure> },
  ],
}

const cardPreview: Preview = {
  name: 'Card',
  examples: [
    { title: 'raised', show: () => <Card>On the stage, with the one soft shadow.</Card> },
    { title: 'outlined', show: () => <Card look="outlined">On the page, with a hairline.</Card> },
    { title: 'roomy', show: () => <Card roomy>With wider margins where there is room.</Card> },
  ],
}

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
