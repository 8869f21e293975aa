import { classNames } from '@causeway/ui/primitives'
import styles from './provider-mark.module.css'

const TONES = 6

/**
 * A provider's mark: its initials in a tone of its own. Logos are their owners', and come only with a licence; the name
 * beside it says the same to everybody.
 */
export function ProviderMark({ name, id }: { readonly name: string; readonly id: string }) {
  return (
    <span className={classNames(styles.mark, styles[`tone${toneOf(id)}`])} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** "Sandbox Pay" is SP, "MoonPay" MP, "Banxa" B. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const capitals =
    words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : name.replace(/\P{Lu}/gu, '')
  return (capitals === '' ? name.slice(0, 1) : capitals).slice(0, 2).toUpperCase()
}

function toneOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES
}
