import { IslandScripts } from '../../islands/index.ts'
import styles from './palette.module.css'

/** Somewhere to go, or something to do. */
export type PaletteEntry = {
  readonly label: string
  readonly path?: string
  /** Id of a sheet of the page that it opens instead. */
  readonly opens?: string
  /** Further words under which it is found. */
  readonly also?: string
}

/**
 * Finds pages, acts, orders and customers by keyboard (OPS-22): Ctrl K opens it. Its script (`palette.client.ts`) does the work; without scripts
 * neither it nor its button is there.
 */
export function Palette({ entries }: { readonly entries: readonly PaletteEntry[] }) {
  return (
    <>
      <button type="button" className={styles.open} data-palette-open="" hidden>
        Find <kbd className={styles.key}>Ctrl K</kbd>
      </button>
      <dialog className={styles.sheet} data-palette="" aria-label="Find">
        <input
          className={styles.field}
          type="text"
          role="combobox"
          aria-label="Page, action, order or customer"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-autocomplete="list"
          placeholder="Page, action, order’s code, address, transaction, or an email"
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <div id="palette-list" className={styles.list} role="listbox" aria-label="Found">
          {entries.map(({ also = '', label, opens, path }) => (
            <div
              key={label}
              id={`palette-${label.toLowerCase().replaceAll(/\W+/g, '-')}`}
              role="option"
              tabIndex={-1}
              aria-selected="false"
              data-path={path}
              data-opens={opens}
              data-words={`${label} ${also}`.toLowerCase()}
            >
              {label}
            </div>
          ))}
        </div>
        <p className={styles.none} role="status" data-palette-none="" hidden>
          Nothing found.
        </p>
      </dialog>
      <IslandScripts of={{ name: 'palette' }} />
    </>
  )
}
