/** How many decimals an amount shows at most. The exact amount stands where money is about to be sent. */
const SHOWN_DECIMALS = 8
/** How many characters an amount shows at most; decimals give way, whole digits never do. */
const SHOWN_LENGTH = 15

const SCALE = 10n ** BigInt(SHOWN_DECIMALS)

/** Truncates a decimal text to what is shown and drops trailing zeros (CALC-16): `0.10000000019` is `0.1`. */
export function displayAmount(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const room = Math.min(SHOWN_DECIMALS, Math.max(0, SHOWN_LENGTH - 1 - whole.length))
  const shown = fraction.slice(0, room).replace(/0+$/, '')
  return shown === '' ? whole : `${whole}.${shown}`
}

/** Rounds a decimal text up to the decimals that are shown: for minimums and fees (CALC-19). */
export function displayAmountRoundedUp(amount: string): string {
  return fromShownUnits(toShownUnitsRoundedUp(amount))
}

/** Shown units: whole numbers of the last decimal that is shown. What is finer is dropped. */
export function toShownUnits(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return (
    BigInt(whole) * SCALE + BigInt(fraction.slice(0, SHOWN_DECIMALS).padEnd(SHOWN_DECIMALS, '0'))
  )
}

/** Shown units; anything finer counts as one more. */
export function toShownUnitsRoundedUp(amount: string): bigint {
  const finer = amount.split('.')[1]?.slice(SHOWN_DECIMALS) ?? ''
  return toShownUnits(amount) + (/[1-9]/.test(finer) ? 1n : 0n)
}

/** Writes shown units as a decimal text without trailing zeros. */
export function fromShownUnits(units: bigint): string {
  const fraction = (units % SCALE).toString().padStart(SHOWN_DECIMALS, '0').replace(/0+$/, '')
  return fraction === '' ? `${units / SCALE}` : `${units / SCALE}.${fraction}`
}
