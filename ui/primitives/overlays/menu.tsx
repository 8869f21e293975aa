import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import styles from './overlay.module.css'

export type MenuItem = {
  readonly id: string
  readonly label: string
} & ({ readonly href: string } | { readonly onSelect: () => void })

export type MenuProps = {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
}

/** A short list of places or actions behind a button. Weighs 57 kB (gzip): load it when it is wanted. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end">
          <Base.Popup className={styles.menu}>
            {items.map((item) =>
              'href' in item ? (
                <Base.LinkItem key={item.id} className={styles.item} href={item.href}>
                  {item.label}
                </Base.LinkItem>
              ) : (
                <Base.Item key={item.id} className={styles.item} onClick={item.onSelect}>
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
