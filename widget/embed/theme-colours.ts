/** What a custom look is made of; null: as the product has it. */
export type CustomLook = {
  readonly accent: string | null
  readonly background: string | null
  /** CSS pixels. */
  readonly radius: number | null
  readonly font: keyof typeof fonts
}

/** Custom properties of the document, and what was changed of the colours that were asked for. */
export type ThemeColours = {
  readonly scheme: 'light' | 'dark'
  readonly variables: Readonly<Record<`--${string}`, string>>
  /** English sentences for the console of the page around. */
  readonly corrections: readonly string[]
}

export const fonts = {
  inter: null,
  system: 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif',
  serif: 'ui-serif, Georgia, "Times New Roman", "Noto Serif", serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  rounded: 'ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif',
} as const

type Rgb = readonly [number, number, number]

/** WCAG 2.2 AA: of text, and of the parts of controls. */
const LEAST_OF_TEXT = 4.5
const LEAST_OF_PARTS = 3
const STEP = 0.02
const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]
const darkest: Rgb = [20, 24, 27]
/** The faintest inks of the two schemes: what a background must carry. */
const faintInk = { light: [103, 113, 122], dark: [147, 160, 154] } as const satisfies Record<
  ThemeColours['scheme'],
  Rgb
>

/**
 * The variables of a custom look. Colours on which nobody could read are moved towards black or white until they reach
 * WCAG AA; each such change is said.
 */
export function themeColours({ accent, background, font, radius }: CustomLook): ThemeColours {
  const corrections: string[] = []
  const wanted = background === null ? white : rgbOf(background)
  const scheme = luminance(wanted) > 0.3 ? 'light' : 'dark'
  const away = scheme === 'light' ? white : black
  const page = readable(wanted, faintInk[scheme], { least: LEAST_OF_TEXT, towards: away })
  if (background !== null && page !== wanted) {
    corrections.push(sentence('background', background, page, 'text on it'))
  }
  const given = accent === null ? null : rgbOf(accent)
  const towards = scheme === 'light' ? black : white
  const bright = given && readable(given, page, { least: LEAST_OF_PARTS, towards })
  if (accent !== null && bright !== null && bright !== given) {
    corrections.push(sentence('accent', accent, bright, 'buttons on the background'))
  }
  return {
    scheme,
    corrections,
    variables: {
      ...(background === null ? {} : pageVariables(page, scheme)),
      ...(bright === null ? {} : accentVariables(bright, page, towards)),
      ...(radius === null ? {} : radiusVariables(radius)),
      ...(fonts[font] === null ? {} : { '--font': fonts[font] }),
    },
  }
}

/** Contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratio(rgbOf(one), rgbOf(other))
}

function pageVariables(page: Rgb, scheme: ThemeColours['scheme']) {
  const ink = scheme === 'light' ? darkest : white
  return {
    '--page': hex(page),
    '--paper': hex(page),
    '--paper-raised': hex(mixed(page, scheme === 'light' ? white : ink, 0.06)),
    '--wash': hex(mixed(page, scheme === 'light' ? white : black, 0.25)),
    '--wash-strong': hex(mixed(page, ink, 0.1)),
    '--line': hex(mixed(page, ink, 0.14)),
  }
}

function accentVariables(accent: Rgb, page: Rgb, towards: Rgb) {
  const ink = ratio(accent, darkest) >= ratio(accent, white) ? darkest : white
  const wash = mixed(page, accent, 0.08)
  // What is chosen is written in it on the wash, which is nearer to it than the page is.
  const text = hex(readable(accent, wash, { least: LEAST_OF_TEXT, towards }))
  return {
    '--accent': hex(accent),
    '--accent-hover': hex(mixed(accent, ink === white ? black : white, 0.08)),
    '--accent-ink': hex(ratio(accent, ink) >= LEAST_OF_TEXT ? ink : black),
    '--accent-text': text,
    '--accent-wash': hex(wash),
    '--focus': text,
  }
}

function radiusVariables(radius: number) {
  return {
    '--radius-small': `${Math.round(radius * 0.7)}px`,
    '--radius-medium': `${radius}px`,
    '--radius-large': `${Math.round(radius * 1.6)}px`,
  }
}

/** The colour itself where it stands out enough against the other, else moved as little as it takes. */
function readable(
  colour: Rgb,
  against: Rgb,
  { least, towards }: { readonly least: number; readonly towards: Rgb },
): Rgb {
  if (ratio(colour, against) >= least) return colour
  for (let share = STEP; share < 1; share += STEP) {
    const moved = mixed(colour, towards, share)
    if (ratio(moved, against) >= least) return moved
  }
  return towards
}

function sentence(name: string, given: string, used: Rgb, what: string): string {
  return `causeway-widget: ${name}="${given}" has too little contrast for ${what}. ${hex(used)} is used.`
}

function ratio(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share)
  return [part(0), part(1), part(2)]
}

function rgbOf(colour: string): Rgb {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
