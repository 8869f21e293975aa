import { useTranslate } from '@causeway/widget/messages'
import { useId } from 'react'
import styles from './fields.module.css'

const days = { never: null, month: 30, quarter: 90, year: 365 } as const
const DAY_MILLISECONDS = 86_400_000

/** For how long a key is taken. */
export type Lifetime = keyof typeof days

const lifetimes = Object.keys(days) as readonly Lifetime[]

/** When a key of this lifetime ends, as ISO 8601; null for never. `now`: milliseconds since 1970. */
export function expiryIn(lifetime: Lifetime, now: number): string | null {
  const count = days[lifetime]
  return count === null ? null : new Date(now + count * DAY_MILLISECONDS).toISOString()
}

export type ExpiryFieldProps = {
  readonly lifetime: Lifetime
  readonly onChange: (lifetime: Lifetime) => void
}

/** When a new key ends by itself. */
export function ExpiryField({ lifetime, onChange }: ExpiryFieldProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('accountApi.expiry')}</label>
      <select
        id={id}
        value={lifetime}
        onChange={({ currentTarget }) => {
          const chosen = lifetimes.find((one) => one === currentTarget.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {lifetimes.map((one) => (
          <option key={one} value={one}>
            {one === 'never'
              ? t('accountApi.neverExpires')
              : t('accountApi.expiresInDays', { days: days[one] })}
          </option>
        ))}
      </select>
    </div>
  )
}
