const BASE = 36
const LOWEST = 1
const HIGHEST = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** A name in ASCII: labels with other letters as `xn--` and Punycode (RFC 3492); the rest as it stands. */
export function asciiName(name: string): string {
  return name
    .split('.')
    .map((label) => (isAscii(label) ? label : `xn--${punycode(label)}`))
    .join('.')
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text)
}

/** RFC 3492, section 6.3. */
function punycode(label: string): string {
  const codes = [...label].map((letter) => letter.codePointAt(0) ?? 0)
  const basic = codes.filter((code) => code < FIRST_CODE)
  let output = basic.length > 0 ? `${String.fromCodePoint(...basic)}-` : ''
  let handled = basic.length
  let next = FIRST_CODE
  let delta = 0
  let bias = FIRST_BIAS
  while (handled < codes.length) {
    const smallest = Math.min(...codes.filter((code) => code >= next))
    delta += (smallest - next) * (handled + 1)
    next = smallest
    for (const code of codes) {
      if (code < next) delta += 1
      if (code !== next) continue
      output += variableLength(delta, bias)
      bias = adapt(delta, { points: handled + 1, isFirst: handled === basic.length })
      delta = 0
      handled += 1
    }
    delta += 1
    next += 1
  }
  return output
}

function variableLength(delta: number, bias: number): string {
  let text = ''
  let rest = delta
  for (let place = BASE; ; place += BASE) {
    const threshold = Math.min(Math.max(place - bias, LOWEST), HIGHEST)
    if (rest < threshold) return text + DIGITS.charAt(rest)
    text += DIGITS.charAt(threshold + ((rest - threshold) % (BASE - threshold)))
    rest = Math.floor((rest - threshold) / (BASE - threshold))
  }
}

function adapt(delta: number, { points, isFirst }: { points: number; isFirst: boolean }): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2)
  rest += Math.floor(rest / points)
  let steps = 0
  while (rest > ((BASE - LOWEST) * HIGHEST) / 2) {
    rest = Math.floor(rest / (BASE - LOWEST))
    steps += BASE
  }
  return steps + Math.floor(((BASE - LOWEST + 1) * rest) / (rest + SKEW))
}
