import { useEffect, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import styles from '../address-field.module.css'
import { safeStorage } from '../safe-storage.ts'
import { readSavedAddresses, switchKeeping } from './saved-addresses.ts'

/** The customer's own switch: whether this browser remembers the addresses of its orders. */
export function KeepSwitch() {
  const t = useTranslate()
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(readSavedAddresses(safeStorage()).isOn), [])
  return (
    <label className={styles.none}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          switchKeeping(safeStorage(), event.currentTarget.checked)
          setOn(event.currentTarget.checked)
        }}
      />
      <span>
        {t('address.keep')}
        <small className={styles.small}>{t('address.keepHint')}</small>
      </span>
    </label>
  )
}
