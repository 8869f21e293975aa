import { black, contrastOf, LEAST_OF_TEXT, type Rgb, rgbOf, white } from '../colours/index.ts'

export type ColourScheme = 'light' | 'dark'

const darkest = rgbOf('#14181b')

/**
 * What an accent stands on, as `ui/tokens/tokens.css` has it. `page`: of the backgrounds of pages, the one that it stands
 * out from least. `others`: every other background of text. `paper`: what washes are mixed from. `faint`: the faintest
 * text on them. `strongest`: where a colour moves to stand out more.
 */
export const surfaces = {
  light: {
    page: rgbOf('#f4f6f5'),
    paper: white,
    others: [white, rgbOf('#e9edeb')],
    faint: rgbOf('#67717a'),
    strongest: black,
  },
  dark: {
    page: rgbOf('#14181b'),
    paper: rgbOf('#1b2125'),
    others: [rgbOf('#1b2125'), rgbOf('#232a2f'), rgbOf('#12171a'), rgbOf('#2a3237')],
    faint: rgbOf('#93a09a'),
    strongest: white,
  },
} as const satisfies Record<
  ColourScheme,
  {
    readonly page: Rgb
    readonly paper: Rgb
    readonly others: readonly Rgb[]
    readonly faint: Rgb
    readonly strongest: Rgb
  }
>

/** The colour of text on another: the site's own dark, or white; black where neither can be read. */
export function textOn(colour: Rgb): Rgb {
  const ink = contrastOf(colour, darkest) >= contrastOf(colour, white) ? darkest : white
  return contrastOf(colour, ink) >= LEAST_OF_TEXT ? ink : black
}
