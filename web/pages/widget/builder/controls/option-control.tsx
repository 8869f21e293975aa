import { type LanguageCode, languages } from '@causeway/content/languages'
import { TextField } from '@causeway/ui/primitives'
import { attributeOf, type WidgetOption, widgetOptions } from '@causeway/widget/embed'
import { useTranslate } from '@causeway/widget/messages'
import { Check, ChoiceGroup } from '../../../../account-settings/choice-group.tsx'
import { SelectField } from '../../../../earn/select-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { ListField } from './list-field.tsx'
import { choiceWords, optionWords } from './option-words.ts'
import { Remark } from './remark.tsx'
import { useRemark } from './use-remark.ts'

/** The control of one option, as the table of options says. */
export function OptionControl(props: ControlProps) {
  const { control }: WidgetOption<unknown> = widgetOptions[props.name]
  switch (control) {
    case 'choice':
      return <ChoiceField {...props} />
    case 'ticker':
      return <CoinField {...props} />
    case 'tickers':
      return <ListField {...props} />
    case 'flag':
      return <FlagField {...props} />
    case 'names':
      return <NamesField {...props} />
    case 'colour':
      return <ColourField {...props} />
    default:
      return <LineField {...props} />
  }
}

function ChoiceField(props: ControlProps) {
  const t = useTranslate()
  const { change, name, state } = props
  const { choices, start }: WidgetOption<unknown> = widgetOptions[name]
  const { hint } = optionWords[name]
  const labelOf = (choice: string) => {
    const key = choiceWords[name]?.[choice]
    if (key !== undefined) return t(key)
    return name === 'language' ? languages[choice as LanguageCode].name : choice
  }
  return (
    <div className={styles.field}>
      <div className={styles.control}>
        <SelectField
          label={t(optionWords[name].label)}
          options={choices.map((choice) => [choice, labelOf(choice)])}
          value={String(state.options[name] ?? '')}
          onChange={(chosen) => change({ [name]: chosen === start ? '' : chosen })}
        />
      </div>
      {hint === undefined ? null : <p className={styles.choiceHint}>{t(hint)}</p>}
      <Remark {...props} />
    </div>
  )
}

/** One coin, of those that can stand on its side. A coin of the address that is not among them is shown and named as wrong. */
function CoinField(props: ControlProps) {
  const t = useTranslate()
  const { change, coins, name, state, texts } = props
  const other = state.options[name === 'from' ? 'to' : 'from']
  const given = texts[name] ?? ''
  const offered = coins.filter(
    ({ canGet, canSend, ticker }) => (name === 'from' ? canSend : canGet) && ticker !== other,
  )
  const isOffered = given === '' || offered.some(({ ticker }) => ticker === given.toLowerCase())
  return (
    <div className={styles.field}>
      <div className={styles.control}>
        <SelectField
          label={t(optionWords[name].label)}
          options={[
            ['', t('widgetBuilder.usualCoin')],
            ...(isOffered ? [] : [[given.toLowerCase(), given] as const]),
            ...offered.map(({ label, ticker }) => [ticker, label] as const),
          ]}
          value={given.toLowerCase()}
          onChange={(chosen) => change({ [name]: chosen })}
        />
      </div>
      <Remark {...props} />
    </div>
  )
}

function FlagField(props: ControlProps) {
  const t = useTranslate()
  const { change, name, state } = props
  const { hint, label } = optionWords[name]
  const { start }: WidgetOption<unknown> = widgetOptions[name]
  return (
    <div className={styles.field}>
      <Check
        label={t(label)}
        hint={hint && t(hint)}
        isChecked={state.options[name] === true}
        onChange={(isChecked) => change({ [name]: isChecked === start ? '' : String(isChecked) })}
      />
      <Remark {...props} />
    </div>
  )
}

function NamesField(props: ControlProps) {
  const t = useTranslate()
  const { change, name, state } = props
  const { choices }: WidgetOption<unknown> = widgetOptions[name]
  const value = state.options[name]
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  return (
    <div className={styles.field}>
      <ChoiceGroup label={t(optionWords[name].label)}>
        {choices.map((choice) => {
          const key = choiceWords[name]?.[choice]
          return (
            <Check
              key={choice}
              label={key === undefined ? choice : t(key)}
              isChecked={chosen.includes(choice)}
              onChange={(isChecked) => {
                const next = choices.filter((each) =>
                  each === choice ? isChecked : chosen.includes(each),
                )
                change({ [name]: next.join(',') })
              }}
            />
          )
        })}
      </ChoiceGroup>
      <Remark {...props} />
    </div>
  )
}

function LineField(props: ControlProps) {
  const t = useTranslate()
  const { change, name, texts } = props
  const { bounds, control, start }: WidgetOption<unknown> = widgetOptions[name]
  const { hint, label } = optionWords[name]
  const isFree = name === 'label'
  return (
    <TextField
      name={attributeOf(name)}
      label={t(label)}
      hint={hint && t(hint)}
      error={useRemark(props)}
      value={texts[name] ?? ''}
      placeholder={start === null ? undefined : String(start)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...(control === 'amount' ? { inputMode: 'decimal' as const } : {})}
      {...(bounds === undefined ? {} : { inputMode: 'numeric' as const })}
      isCode={!isFree}
      autoComplete="off"
      maxLength={200}
    />
  )
}
