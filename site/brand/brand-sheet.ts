import type { BrandPalette, ColourScheme } from '@causeway/core/brand'

/** Twice the weight of the rules in `ui/tokens/tokens.css`: the order of the sheets doesn't matter. */
const ROOT = ':root:root'
const DARK_PAGE = `${ROOT}[data-theme="dark"]`
const MAYBE_DARK_PAGE = `${ROOT}:not([data-theme="light"])`
const LIGHT_LOGO = '[data-brand-logo="light"]'
const DARK_LOGO = '[data-brand-logo="dark"]'

/**
 * The style sheet of a brand: in place of the accent of `ui/tokens/tokens.css`, and of all that follows from it, that of
 * the palette; and of two logos the one that can be seen.
 */
export function brandSheet({
  hasDarkLogo,
  palette,
}: {
  readonly palette: BrandPalette | null
  readonly hasDarkLogo: boolean
}): string {
  const light = palette === null ? '' : colourRules(palette, 'light', ROOT)
  const dark = (page: string) =>
    `${palette === null ? '' : colourRules(palette, 'dark', page)}${hasDarkLogo ? darkLogoOn(page) : ''}`
  const hidden = hasDarkLogo ? `${DARK_LOGO}{display:none}` : ''
  // The stages that are dark on light pages too.
  const headers = hasDarkLogo
    ? ['black', 'classic-gray'].map((theme) =>
        darkLogoOn(`${ROOT}[data-page-theme="${theme}"] header`),
      )
    : []
  const rules = dark(DARK_PAGE)
  if (rules === '') return ''
  const media = `@media (prefers-color-scheme:dark){${dark(MAYBE_DARK_PAGE)}}`
  return [hidden, light, media, rules, ...headers].join('')
}

function colourRules(palette: BrandPalette, scheme: ColourScheme, page: string): string {
  const { accent, hover, ink, text, wash } = palette[scheme]
  const stages = Object.entries(palette.stages).map(([theme, stage]) =>
    rule(`${page}[data-page-theme="${theme}"]`, {
      '--stage-accent': stage[scheme].accent,
      '--stage-glow': stage[scheme].glow,
    }),
  )
  const root = rule(page, {
    '--accent': accent,
    '--accent-hover': hover,
    '--accent-ink': ink,
    '--accent-text': text,
    '--accent-wash': wash,
    '--focus': text,
    '--stage-accent': text,
  })
  return [root, ...stages].join('')
}

function darkLogoOn(place: string): string {
  return `${place} ${LIGHT_LOGO}{display:none}${place} ${DARK_LOGO}{display:block}`
}

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const declared = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${declared.join(';')}}`
}
