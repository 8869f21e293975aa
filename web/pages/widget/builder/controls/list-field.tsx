import { Disclosure, MultiSelect } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'
import { optionWords } from './option-words.ts'
import { Remark } from './remark.tsx'
import { listOf } from './use-remark.ts'

/** Coins or networks, found by a search. The long list is drawn once it is opened. */
export function ListField(props: ControlProps) {
  const t = useTranslate()
  const { change, coins, name, networks, texts } = props
  const [isOpen, setOpen] = useState(false)
  const label = t(optionWords[name].label)
  const chosen = listOf(texts[name] ?? '')
  const known = name.endsWith('Networks')
    ? networks.map(({ label: text, name: id }) => ({ id, label: text }))
    : coins.map(({ label: text, ticker }) => ({ id: ticker, label: text }))
  return (
    <div className={styles.field}>
      <Disclosure
        className={styles.list}
        summary={
          <span className={styles.listHead}>
            <span className={styles.listLabel}>{label}</span>
            <span className={styles.count}>
              {chosen.length > 0
                ? chosen.length
                : t(name.startsWith('without') ? 'widgetBuilder.none' : 'widgetBuilder.all')}
            </span>
          </span>
        }
        onToggle={setOpen}
      >
        {isOpen ? (
          <MultiSelect
            label={label}
            options={known}
            chosen={chosen}
            onChoose={(next) => change({ [name]: next.join(',') })}
            searchLabel={t('widgetBuilder.find')}
            empty={t('widgetBuilder.noneFound')}
          />
        ) : null}
      </Disclosure>
      {chosen.length === 0 ? null : (
        <p className={styles.chosen} dir="ltr">
          {chosen.join(', ')}
        </p>
      )}
      <Remark {...props} />
    </div>
  )
}
