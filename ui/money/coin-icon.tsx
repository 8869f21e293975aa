import styles from './coin-icon.module.css'
import { coinIconCodes } from './coin-icon-codes.ts'
import spriteUrl from './coin-icons.svg?no-inline'

export type CoinIconProps = {
  /** The currency's icon code: `btc`, `usdt`. */
  readonly code: string
  /** Diameter in px. */
  readonly size?: number
}

/** A coin's sign, from the one sprite; a letter disc where the sprite lacks it. The ticker beside it is its name. */
export function CoinIcon({ code, size = 28 }: CoinIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {coinIconCodes.includes(code) ? (
        <use href={`${spriteUrl}#${code}`} />
      ) : (
        <>
          <circle cx="16" cy="16" r="16" fill={`hsl(${hueOf(code)} 45% 38%)`} />
          <text className={styles.letter} x="16" y="21.5" textAnchor="middle">
            {code.slice(0, 1).toUpperCase()}
          </text>
        </>
      )}
    </svg>
  )
}

/** Always the same colour for the same coin. */
function hueOf(code: string): number {
  let hue = 0
  for (const letter of code) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hue
}
