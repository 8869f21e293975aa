import type { TradingChangeOut } from '@causeway/api/contract'
import styles from './trading-parts.module.css'
import { settingLabel, settingText } from './trading-words.ts'

/** What changes, line by line: setting, what was, what is then. */
export function ChangeList({ changes }: { readonly changes: readonly TradingChangeOut[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ after, before, setting }) => (
        <li key={setting}>
          {settingLabel(setting)} from {settingText(setting, before)} to{' '}
          <strong>{settingText(setting, after)}</strong>
        </li>
      ))}
    </ul>
  )
}

/** What a proposal to change coins, fees or limits would change; nothing where its intent names no changes. */
export function ProposedChanges({ intent }: { readonly intent: string }) {
  return <ChangeList changes={changesIn(intent)} />
}

function changesIn(intent: string): readonly TradingChangeOut[] {
  const read: unknown = JSON.parse(intent)
  if (typeof read !== 'object' || read === null || !('changes' in read)) return []
  return Array.isArray(read.changes) ? read.changes.filter(isChange) : []
}

function isChange(given: unknown): given is TradingChangeOut {
  return typeof given === 'object' && given !== null && 'setting' in given
}
