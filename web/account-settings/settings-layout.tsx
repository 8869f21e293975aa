import type { ReactNode } from 'react'
import styles from './settings-layout.module.css'

/** A part of a page of settings: the id of its card, and its title. */
export type SettingsPlace = readonly [id: string, title: string]

export type SettingsLayoutProps = {
  /** Names the list of parts for screen readers. */
  readonly label: string
  readonly places: readonly SettingsPlace[]
  readonly children: ReactNode
}

/** The parts of a page of settings below one another, and on a wide screen the way to each. */
export function SettingsLayout({ label, places, children }: SettingsLayoutProps) {
  return (
    <div className={styles.layout}>
      <nav aria-label={label} className={styles.places}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
        <ul role="list">
          {places.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.parts}>{children}</div>
    </div>
  )
}
