import { CoinIcon } from '@causeway/ui/money'
import { classNames } from '@causeway/ui/primitives'
import { useLocalPath } from '../../i18n/index.ts'
import styles from './seo-parts.module.css'

export type ListedLink = {
  readonly path: string
  readonly name: string
  /** Icon codes before the name. */
  readonly codes?: readonly string[]
}

export type LinkListProps = {
  readonly id: string
  readonly title: string
  readonly links: readonly ListedLink[]
  /** Short enough to stand closely. */
  readonly areShort?: boolean
}

/** Titled links in columns; nothing where there are none. */
export function LinkList({ id, title, links, areShort = false }: LinkListProps) {
  const localPath = useLocalPath()
  if (links.length === 0) return null
  return (
    <nav className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul role="list" className={classNames(styles.links, areShort && styles.short)}>
        {links.map(({ path, name, codes = [] }) => (
          <li key={path}>
            <a className={styles.link} href={localPath(path)}>
              {codes.map((code) => (
                <CoinIcon key={code} code={code} size={20} />
              ))}
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
