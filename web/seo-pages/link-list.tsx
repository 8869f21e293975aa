import { CoinIcon } from '@causeway/ui/money'
import { classNames, Disclosure } from '@causeway/ui/primitives'
import { useLocalPath } from '../i18n/use-language.ts'
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
  /** Behind whose name all but the first of a long list wait. */
  readonly restName?: string
}

/** So many links of a long list are enough to see what it is. */
const SHOWN_FIRST = 24

/** Titled links in columns; nothing where there are none. */
export function LinkList({ id, title, links, areShort = false, restName }: LinkListProps) {
  if (links.length === 0) return null
  const first = restName === undefined ? links : links.slice(0, SHOWN_FIRST)
  const rest = links.slice(first.length)
  return (
    <nav className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <Links links={first} areShort={areShort} />
      {rest.length === 0 ? null : (
        <Disclosure summary={restName} className={styles.rest}>
          <Links links={rest} areShort={areShort} />
        </Disclosure>
      )}
    </nav>
  )
}

function Links({ links, areShort }: Required<Pick<LinkListProps, 'links' | 'areShort'>>) {
  const localPath = useLocalPath()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
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
  )
}
