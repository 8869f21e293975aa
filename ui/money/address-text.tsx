import { groupCharacters, shortenAddress } from '@causeway/core/addresses'
import { classNames } from '../primitives/index.ts'
import styles from './address-text.module.css'

export type AddressTextProps = {
  readonly address: string
  /** Over 20 characters: the first 10, dots, the last 5, the whole one on hover, and by keyboard while its link or the button beside it has the focus (TRACK-12). Never where money is about to be sent. */
  readonly short?: boolean
}

/**
 * An address or transaction id. By default the whole of it, in groups of four with the first and last strong; the
 * gaps are drawn, not characters, so that selecting and copying gives the address itself.
 */
export function AddressText({ address, short = false }: AddressTextProps) {
  if (short) {
    return (
      <span dir="ltr" className={classNames(styles.address, styles.short)} title={address}>
        {shortenAddress(address)}
      </span>
    )
  }
  const groups = groupCharacters(address)
  // A short last group takes the one before it along: at least four characters to compare.
  const isLastShort = (groups.at(-1)?.length ?? 0) < 4
  const strongFrom = groups.length - (isLastShort ? 2 : 1)
  return (
    <span dir="ltr" className={classNames(styles.address, styles.whole)}>
      {groups.slice(0, strongFrom).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <Group key={index} text={group} isStrong={index === 0} />
      ))}
      {/* What is compared stays on one line. */}
      <span className={styles.end}>
        {groups.slice(strongFrom).map((group) => (
          <Group key={group.length} text={group} isStrong />
        ))}
      </span>
    </span>
  )
}

function Group({ text, isStrong }: { readonly text: string; readonly isStrong: boolean }) {
  return <span className={classNames(styles.group, isStrong && styles.strong)}>{text}</span>
}
