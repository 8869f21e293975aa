import { useId, useState } from 'react'
import { Icon } from '../icon.tsx'
import styles from './multi-select.module.css'

export type MultiSelectOption = { readonly id: string; readonly label: string }

export type MultiSelectProps = {
  /** Names the whole. */
  readonly label: string
  readonly options: readonly MultiSelectOption[]
  /** Ids of what is chosen. */
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
  /** Placeholder and name of the search field: Search. */
  readonly searchLabel: string
  /** Offers all options at once: Select all. Absent: it does not. */
  readonly selectAllLabel?: string
  /** One at most may be chosen. */
  readonly single?: boolean
  /** What stands there when nothing matches. */
  readonly empty: string
}

/**
 * Some of many, found by a search (SHELL-12). Choosing all takes what the search has left on the list. Throws where one
 * option at most may be chosen and all are offered at once: nobody could do both.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, chosen, onChoose, searchLabel, selectAllLabel, single = false } = props
  if (single && selectAllLabel !== undefined) {
    throw new Error('A single selection cannot be combined with select-all')
  }
  const [search, setSearch] = useState('')
  const group = useId()
  const shown = options.filter((option) => isFound(option, search))
  const shownIds = shown.map(({ id }) => id)
  const areAll = shown.length > 0 && shownIds.every((id) => chosen.includes(id))
  const others = chosen.filter((id) => !shownIds.includes(id))

  function toggle(id: string): void {
    if (single) onChoose([id])
    else onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }

  return (
    <fieldset className={styles.whole} aria-label={label}>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.input}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {selectAllLabel === undefined || shown.length === 0 ? null : (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areAll}
            ref={(box) => {
              if (box !== null) {
                box.indeterminate = !areAll && shownIds.some((id) => chosen.includes(id))
              }
            }}
            onChange={() => onChoose(areAll ? others : [...others, ...shownIds])}
          />
          {selectAllLabel}
        </label>
      )}
      <div className={styles.list}>
        {shown.map(({ id, label: text }) => (
          <label key={id} className={styles.option}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={group}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {text}
          </label>
        ))}
      </div>
      <p className={styles.empty} role="status">
        {shown.length === 0 ? props.empty : null}
      </p>
    </fieldset>
  )
}

function isFound({ label }: MultiSelectOption, search: string): boolean {
  return label.toLowerCase().includes(search.trim().toLowerCase())
}
