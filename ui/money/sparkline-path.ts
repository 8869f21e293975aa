/**
 * The line of a sparkline as an SVG path within `width` × `height`, half a stroke away from the edges. Only for
 * drawing: prices become pixels here, never money. Empty where there are fewer than two prices.
 */
export function sparklinePath(
  prices: readonly string[],
  size: { readonly width: number; readonly height: number },
): string {
  const values = prices.map(Number).filter(Number.isFinite)
  if (values.length < 2) return ''
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const inset = 2
  return values
    .map((value, index) => {
      const x = inset + (index / (values.length - 1)) * (size.width - 2 * inset)
      const y = inset + (1 - (value - low) / span) * (size.height - 2 * inset)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
