import { IslandScripts } from '../../islands/index.ts'
import { SHORTCUTS_SHEET } from '../sheets.ts'
import styles from './shortcuts.module.css'

const shortcuts = [
  { keys: ['Ctrl K'], does: 'Find a page, action, order or customer' },
  { keys: ['/'], does: 'Search on this page' },
  { keys: ['j', '↓'], does: 'Next row of a table' },
  { keys: ['k', '↑'], does: 'Previous row' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['?'], does: 'Show this list' },
  { keys: ['Esc'], does: 'Close' },
] as const

/** The list of shortcuts, which `?` opens; its script (`keyboard.client.ts`) listens to the keys. */
export function Shortcuts() {
  return (
    <>
      <div
        id={SHORTCUTS_SHEET}
        popover="auto"
        role="dialog"
        aria-labelledby="shortcuts-title"
        className={styles.sheet}
        data-shortcuts=""
      >
        <h2 id="shortcuts-title" className={styles.title}>
          Keyboard shortcuts
        </h2>
        <dl className={styles.list}>
          {shortcuts.map(({ does, keys }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.on}>
          <input type="checkbox" defaultChecked /> Single-key shortcuts
        </label>
        <button type="button" className={styles.close} popoverTarget={SHORTCUTS_SHEET}>
          Close
        </button>
      </div>
      <IslandScripts of={{ name: 'keyboard' }} />
    </>
  )
}

/** Opens the list by mouse. Not there without scripts. */
export function ShortcutsButton() {
  return (
    <button
      type="button"
      className={styles.open}
      popoverTarget={SHORTCUTS_SHEET}
      data-shortcuts-open=""
      hidden
    >
      Keyboard shortcuts <kbd>?</kbd>
    </button>
  )
}
