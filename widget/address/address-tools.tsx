import { Icon } from '@causeway/ui/primitives'
import { type ComponentType, useState } from 'react'
import { useTranslate } from '../messages/index.ts'
import styles from './address-field.module.css'
import type { ScanDialogProps } from './camera/scan-dialog.tsx'

export type AddressToolsProps = {
  /** Before the script answers, the buttons keep their place and are not seen. */
  readonly isLive: boolean
  readonly onText: (text: string) => void
  readonly onTrouble: (text: string) => void
}

/** Paste and scan. The scanner is loaded when it is wanted. */
export function AddressTools({ isLive, onText, onTrouble }: AddressToolsProps) {
  const t = useTranslate()
  const [Scanner, setScanner] = useState<ComponentType<ScanDialogProps> | null>(null)
  const [isScanning, setScanning] = useState(false)

  async function paste() {
    try {
      onText((await navigator.clipboard.readText()).trim())
    } catch {
      onTrouble(t('address.pasteRefused'))
    }
  }

  async function scan() {
    try {
      const { ScanDialog } = await import('./camera/scan-dialog.tsx')
      setScanner(() => ScanDialog)
      setScanning(true)
    } catch {
      onTrouble(t('address.scanMissing'))
    }
  }

  return (
    <span className={styles.tools} data-live={isLive}>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('address.paste')}
        title={t('address.paste')}
        onClick={() => void paste()}
      >
        <Icon name="paste" />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('address.scan')}
        title={t('address.scan')}
        onClick={() => void scan()}
      >
        <Icon name="scan" />
      </button>
      {Scanner === null ? null : (
        <Scanner
          isOpen={isScanning}
          onClose={() => setScanning(false)}
          onScan={(text) => {
            setScanning(false)
            onText(text.trim())
          }}
        />
      )}
    </span>
  )
}
