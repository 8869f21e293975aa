import type { MessageKey } from '@causeway/content/messages'
import { classNames } from '@causeway/ui/primitives'
import { fonts, themeColours, type WidgetOptions } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import type { CSSProperties } from 'react'
import type { OptionChange } from '../state/builder-state.ts'
import type { ControlsProps } from './control-props.ts'
import styles from './theme-gallery.module.css'

type Look = Pick<WidgetOptions, 'accent' | 'background' | 'font' | 'radius'>
type Sample = {
  readonly words: MessageKey
  /** What choosing it sets. */
  readonly change: OptionChange
  readonly look: Look
  /** Colour around the form, where it is another than that of the form. */
  readonly around?: string
}

/** In the accent of this site. */
const plain = { accent: null, background: '#ffffff', radius: 14, font: 'inter' } as const
const without = { accent: '', background: '', radius: '', font: '' } as const

/** The looks of the product, and a few custom ones to begin from. */
const samples: readonly Sample[] = [
  {
    words: 'widgetBuilder.themeDefault',
    change: { ...without, theme: '' },
    look: plain,
    around: 'var(--accent)',
  },
  { words: 'widgetBuilder.themeLight', change: { ...without, theme: 'light' }, look: plain },
  {
    words: 'widgetBuilder.themeDark',
    change: { ...without, theme: 'dark' },
    look: { ...plain, background: '#181c1f' },
  },
  custom('widgetBuilder.themeMidnight', {
    accent: '#38bdf8',
    background: '#0f172a',
    radius: 8,
    font: 'system',
  }),
  custom('widgetBuilder.themeViolet', {
    accent: '#6d28d9',
    background: '#ffffff',
    radius: 20,
    font: 'rounded',
  }),
  custom('widgetBuilder.themeSand', {
    accent: '#9a3412',
    background: '#fbf5ea',
    radius: 12,
    font: 'serif',
  }),
  custom('widgetBuilder.themePaper', {
    accent: '#14181b',
    background: '#ffffff',
    radius: 0,
    font: 'mono',
  }),
]

/** The looks to choose from, each as a small picture of the form. */
export function ThemeGallery({ change, state }: Pick<ControlsProps, 'change' | 'state'>) {
  const t = useTranslate()
  const { options } = state
  const chosen = samples.find((sample) => isShown(sample, options))
  const own: Sample = {
    words: 'widgetBuilder.themeCustom',
    change: { theme: 'custom' },
    look: { ...options, accent: options.accent ?? plain.accent },
  }
  return (
    <fieldset className={styles.gallery}>
      <legend className={styles.legend}>{t('widgetBuilder.theme')}</legend>
      {[...samples, own].map((sample) => (
        <label key={sample.words} className={styles.sample}>
          <input
            type="radio"
            className={styles.input}
            name="gallery"
            checked={(chosen ?? own) === sample}
            onChange={() => change(sample.change)}
          />
          <Picture {...sample} />
          <span className={styles.name}>{t(sample.words)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Two amounts and a button, in the colours and shapes of a look. Decoration: its name stands below. */
function Picture({ around, look }: Sample) {
  const { variables } = themeColours(look)
  const style: CSSProperties = {
    ...variables,
    background: around ?? variables['--page'],
    fontFamily: fonts[look.font] ?? undefined,
  }
  return (
    <span aria-hidden="true" className={styles.picture} style={style}>
      <span className={classNames(styles.form, around !== undefined && styles.sheet)}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.button} />
      </span>
    </span>
  )
}

function custom(
  words: MessageKey,
  look: { [Name in keyof Look]: NonNullable<Look[Name]> },
): Sample {
  const { accent, background, font, radius } = look
  return { words, look, change: { theme: 'custom', accent, background, font, radius: `${radius}` } }
}

/** Whether the options are exactly those of a sample. */
function isShown({ change, look }: Sample, options: WidgetOptions): boolean {
  const { accent, background, font, radius, theme } = options
  if (theme !== (change.theme === '' ? 'default' : change.theme)) return false
  if (theme !== 'custom') return true
  return (
    accent === look.accent &&
    background === look.background &&
    font === look.font &&
    radius === look.radius
  )
}
