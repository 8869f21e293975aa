import styles from './coin-icon.module.css'
import { firstCoinIcons, furtherCoinIcons } from './coin-icon-codes.ts'
import firstSprite from './coin-icons.svg?no-inline'
import furtherSprite from './further-coin-icons.svg?no-inline'

export type CoinIconProps = {
  /** The currency's icon code: `btc`, `usdt`. */
  readonly code: string
  /** Diameter in px. */
  readonly size?: number
}

/**
 * A coin's sign, from the sprite that comes with the page or, for the less common, from another that the browser fetches
 * when it first shows one; a letter disc where both lack it. The ticker beside it is its name.
 */
export function CoinIcon({ code, size = 28 }: CoinIconProps) {
  const sprite = spriteOf(code)
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {sprite === null ? <LetterDisc code={code} /> : <use href={`${sprite}#${code}`} />}
    </svg>
  )
}

function LetterDisc({ code }: { readonly code: string }) {
  return (
    <>
      <circle cx="16" cy="16" r="16" fill={`hsl(${hueOf(code)} 45% 38%)`} />
      <text className={styles.letter} x="16" y="21.5" textAnchor="middle">
        {code.slice(0, 1).toUpperCase()}
      </text>
    </>
  )
}

function spriteOf(code: string): string | null {
  if (firstCoinIcons.includes(code)) return firstSprite
  return furtherCoinIcons.includes(code) ? furtherSprite : null
}

/** Always the same colour for the same coin. */
function hueOf(code: string): number {
  let hue = 0
  for (const letter of code) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hue
}
