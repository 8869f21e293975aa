import { TextField } from '@causeway/ui/primitives'
import { attributeOf, themeColours } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { optionWords } from './option-words.ts'
import { useRemark } from './use-remark.ts'

const usual = { accent: '#10d078', background: '#ffffff' } as const

/** A colour as text and as a picker; where it is too weak, it says which one the widget uses in its place. */
export function ColourField(props: ControlProps) {
  const t = useTranslate()
  const { change, name, state, texts } = props
  const { options } = state
  const isAccent = name === 'accent'
  const colour = isAccent ? options.accent : options.background
  const { variables } = themeColours(options)
  const used = isAccent ? variables['--accent'] : variables['--page']
  const remark = useRemark(props)
  const weak =
    colour === null || used === undefined || used === colour
      ? null
      : t(isAccent ? 'widgetBuilder.accentWeak' : 'widgetBuilder.backgroundWeak', { used })
  const isRight = remark === null && weak === null && colour !== null
  const set = (text: string) => change({ [name]: text })
  const label = t(optionWords[name].label)
  return (
    <div className={styles.colour}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('widgetBuilder.pick', { what: label })}
        value={colour ?? (isAccent ? usual.accent : usual.background)}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <TextField
        name={attributeOf(name)}
        label={label}
        error={remark ?? weak}
        good={isRight ? t('widgetBuilder.contrastGood') : null}
        value={texts[name] ?? ''}
        placeholder={isAccent ? usual.accent : usual.background}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        isCode
        maxLength={20}
      />
    </div>
  )
}
