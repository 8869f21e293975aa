import {
  black,
  contrastOf,
  hexOf,
  LEAST_OF_TEXT,
  luminance,
  mixed,
  type Rgb,
  readable,
  rgbOf,
  white,
} from '@causeway/core/colours'

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

/** WCAG 2.2 AA: of the parts of controls. */
const LEAST_OF_PARTS = 3
const STEP = 0.02
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
  const page = readable(wanted, faintInk[scheme], {
    least: LEAST_OF_TEXT,
    step: STEP,
    towards: away,
  })
  if (background !== null && page !== wanted) {
    corrections.push(sentence('background', background, page, 'text on it'))
  }
  const given = accent === null ? null : rgbOf(accent)
  const towards = scheme === 'light' ? black : white
  const bright = given && readable(given, page, { least: LEAST_OF_PARTS, step: STEP, towards })
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

function pageVariables(page: Rgb, scheme: ThemeColours['scheme']) {
  const ink = scheme === 'light' ? darkest : white
  return {
    '--page': hexOf(page),
    '--paper': hexOf(page),
    '--paper-raised': hexOf(mixed(page, scheme === 'light' ? white : ink, 0.06)),
    '--wash': hexOf(mixed(page, scheme === 'light' ? white : black, 0.25)),
    '--wash-strong': hexOf(mixed(page, ink, 0.1)),
    '--line': hexOf(mixed(page, ink, 0.14)),
  }
}

function accentVariables(accent: Rgb, page: Rgb, towards: Rgb) {
  const ink = contrastOf(accent, darkest) >= contrastOf(accent, white) ? darkest : white
  const wash = mixed(page, accent, 0.08)
  // What is chosen is written in it on the wash, which is nearer to it than the page is.
  const text = hexOf(readable(accent, wash, { least: LEAST_OF_TEXT, step: STEP, towards }))
  return {
    '--accent': hexOf(accent),
    '--accent-hover': hexOf(mixed(accent, ink === white ? black : white, 0.08)),
    '--accent-ink': hexOf(contrastOf(accent, ink) >= LEAST_OF_TEXT ? ink : black),
    '--accent-text': text,
    '--accent-wash': hexOf(wash),
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

function sentence(name: string, given: string, used: Rgb, what: string): string {
  return `causeway-widget: ${name}="${given}" has too little contrast for ${what}. ${hexOf(used)} is used.`
}
