import type { MessageKey } from '@causeway/content/messages'
import { useTranslate } from '@causeway/widget/messages'
import {
  type GalleryChoice,
  type GalleryPart,
  galleryParts,
  galleryQuery,
  galleryWidths,
} from './gallery-choice.ts'
import styles from './page.module.css'

const partNames = {
  components: 'preview.components',
  form: 'preview.form',
  address: 'preview.address',
  order: 'preview.order',
  buy: 'preview.buy',
  'sign-in': 'preview.signIn',
  account: 'preview.account',
} as const satisfies Record<GalleryPart, MessageKey>

export type GallerySwitchesProps = {
  readonly choice: GalleryChoice
  /** Titles of the part's examples, where they can be looked at one by one. */
  readonly examples: readonly string[]
}

/** Which part, in which colours, how wide. The language is switched where every page does it. */
export function GallerySwitches({ choice, examples }: GallerySwitchesProps) {
  const t = useTranslate()
  return (
    <nav className={styles.switches} aria-label={t('preview.switches')}>
      <Row>
        {galleryParts.map((part) => (
          <Switch
            key={part}
            choice={choice}
            to={{ part, example: null }}
            label={t(partNames[part])}
          />
        ))}
      </Row>
      <Row>
        <Switch choice={choice} to={{ theme: 'light' }} label={t('common.themeLight')} />
        <Switch choice={choice} to={{ theme: 'dark' }} label={t('common.themeDark')} />
      </Row>
      <Row>
        <Switch choice={choice} to={{ width: null }} label={t('preview.wholeWindow')} />
        {galleryWidths.map((width) => (
          <Switch
            key={width}
            choice={choice}
            to={{ width }}
            label={t('preview.pixels', { width: `${width}` })}
          />
        ))}
      </Row>
      {examples.length === 0 ? null : (
        <Row>
          <Switch choice={choice} to={{ example: null }} label={t('preview.allStates')} />
          {examples.map((example) => (
            <Switch key={example} choice={choice} to={{ example }} label={example} />
          ))}
        </Row>
      )}
    </nav>
  )
}

function Row({ children }: { readonly children: React.ReactNode }) {
  return <p className={styles.row}>{children}</p>
}

type SwitchProps = {
  readonly choice: GalleryChoice
  readonly to: Partial<GalleryChoice>
  readonly label: string
}

function Switch({ choice, to, label }: SwitchProps) {
  const query = galleryQuery({ ...choice, ...to })
  return (
    <a href={query} aria-current={query === galleryQuery(choice) ? 'true' : undefined}>
      {label}
    </a>
  )
}
