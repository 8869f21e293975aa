import {
  black,
  contrastOf,
  hexOf,
  LEAST_OF_TEXT,
  mixed,
  type Rgb,
  readable,
  rgbOf,
  white,
} from '../colours/index.ts'
import { type ColourScheme, surfaces, textOn } from './surfaces.ts'

/** The colours that follow from an accent, each `#rrggbb`. Whatever is written in them or on them reaches 4.5:1. */
export type AccentColours = {
  /** Behind buttons. */
  readonly accent: string
  readonly hover: string
  /** Text on both. */
  readonly ink: string
  /** Links, and where the focus is: on every background of the scheme. */
  readonly text: string
  /** Behind what is chosen. */
  readonly wash: string
}

/** Stages behind header and hero that have a colour of their own in both schemes. */
export type StageColours = { readonly accent: string; readonly glow: string }

export type BrandPalette = Readonly<Record<ColourScheme, AccentColours>> & {
  /** By the page theme and the scheme. */
  readonly stages: {
    readonly black: Readonly<Record<ColourScheme, StageColours>>
    readonly 'gray-transparent': Readonly<Record<ColourScheme, StageColours>>
    readonly 'classic-gray': Readonly<Record<ColourScheme, StageColours>>
  }
}

const STEP = 0.01

/** Stages as `ui/tokens/tokens.css` has them, and the softest text on them. */
const stages = {
  black: { light: ['#14181b', '#c0cac5'], dark: ['#0d1113', '#b4bfba'] },
  'classic-gray': { light: ['#2f363b', '#d0d8d4'], dark: ['#1a2024', '#b4bfba'] },
  'gray-transparent': { light: ['#e9edeb', '#4d565c'], dark: ['#171d21', '#b4bfba'] },
} as const

/**
 * All colours of a brand from its accent (`#rrggbb`). Without one for dark pages the light one is lightened as far as it
 * takes to be read there.
 */
export function brandPalette(accent: string, accentForDark: string | null): BrandPalette {
  const light = rgbOf(accent)
  const { page, strongest } = surfaces.dark
  const dark =
    accentForDark === null
      ? readable(light, page, { least: LEAST_OF_TEXT, step: STEP, towards: strongest })
      : rgbOf(accentForDark)
  return {
    light: coloursOf(light, 'light'),
    dark: coloursOf(dark, 'dark'),
    stages: {
      black: {
        light: stageOf(dark, ['black', 'light'], 0.25),
        dark: stageOf(dark, ['black', 'dark'], 0.25),
      },
      'classic-gray': {
        light: stageOf(dark, ['classic-gray', 'light'], 0),
        dark: stageOf(dark, ['classic-gray', 'dark'], 0),
      },
      'gray-transparent': {
        light: stageOf(light, ['gray-transparent', 'light'], 0.08),
        dark: stageOf(dark, ['gray-transparent', 'dark'], 0.12),
      },
    },
  }
}

function coloursOf(accent: Rgb, scheme: ColourScheme): AccentColours {
  const { faint, others, page, paper, strongest } = surfaces[scheme]
  const ink = textOn(accent)
  const away = scheme === 'light' ? white : black
  const wash = legible(mixed(paper, accent, scheme === 'light' ? 0.08 : 0.12), [faint], away)
  return {
    accent: hexOf(accent),
    hover: hexOf(mixed(accent, contrastOf(ink, white) === 1 ? black : white, 0.08)),
    ink: hexOf(ink),
    text: hexOf(legible(accent, [page, ...others, wash], strongest)),
    wash: hexOf(wash),
  }
}

function stageOf(
  accent: Rgb,
  [theme, scheme]: readonly [theme: keyof typeof stages, scheme: ColourScheme],
  share: number,
): StageColours {
  const [stage, soft] = stages[theme][scheme]
  const back = rgbOf(stage)
  const isDark = contrastOf(back, white) > contrastOf(back, black)
  const glow = legible(mixed(back, accent, share), [rgbOf(soft)], isDark ? black : white)
  return {
    accent: hexOf(legible(accent, [back, glow], isDark ? white : black)),
    glow: hexOf(glow),
  }
}

/** The colour, moved until it can be read against all the others. */
function legible(colour: Rgb, against: readonly Rgb[], towards: Rgb): Rgb {
  return against.reduce(
    (moved, other) => readable(moved, other, { least: LEAST_OF_TEXT, step: STEP, towards }),
    colour,
  )
}
