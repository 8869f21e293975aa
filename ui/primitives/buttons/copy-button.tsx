import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../text.tsx'
import styles from './copy-button.module.css'

export type CopyButtonProps = {
  readonly text: string
  /** Whole name for screen readers: "Copy the address". Starts with `short`. */
  readonly label: string
  /** "Copy" */
  readonly short: string
  /** "Copied" */
  readonly copied: string
}

const SHOWN_MILLISECONDS = 2000

/** Puts a text on the clipboard and says so, for eyes and ears. */
export function CopyButton({ text, label, short, copied }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  // Before its script is there, a press would copy nothing, and an old clipboard be pasted: it keeps its place, unseen.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    setCopied(await writeToClipboard(text))
  }

  return (
    <button
      type="button"
      className={classNames(styles.copy, !isHydrated && styles.unhydrated)}
      aria-label={isCopied ? copied : label}
      onClick={copy}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <span className={styles.words}>
        <span className={classNames(isCopied && styles.away)}>{short}</span>
        <span className={classNames(!isCopied && styles.away)}>{copied}</span>
      </span>
      <VisuallyHidden role="status">{isCopied ? copied : ''}</VisuallyHidden>
    </button>
  )
}

/** True if the text is on the clipboard. Pages served without TLS have no clipboard API and use the older way. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
