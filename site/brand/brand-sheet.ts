import type { AccentColours, BrandPalette } from '@causeway/core/brand'

/** Twice the weight of the rules in `ui/tokens/tokens.css`: the order of the sheets doesn't matter. */
const ROOT = ':root:root'
const on = (theme: keyof BrandPalette['stages']) => `${ROOT}[data-page-theme="${theme}"]`

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
  const colours = palette === null ? '' : colourRules(palette)
  return `${colours}${hasDarkLogo ? LOGO_RULES : ''}`
}

function colourRules({ dark, light, stages }: BrandPalette): string {
  const both = (of: keyof AccentColours) => `light-dark(${light[of]},${dark[of]})`
  const root = rule(ROOT, {
    '--accent': both('accent'),
    '--accent-hover': both('hover'),
    '--accent-ink': both('ink'),
    '--accent-text': both('text'),
    '--accent-wash': both('wash'),
    '--focus': both('text'),
    '--stage-accent': both('text'),
  })
  const black = stages.black
  const grey = stages['gray-transparent']
  const classic = stages['classic-gray']
  return [
    root,
    rule(on('black'), {
      '--stage-accent': `light-dark(${black.light.accent},${black.dark.accent})`,
      '--stage-glow': `light-dark(${black.light.glow},${black.dark.glow})`,
    }),
    rule(on('classic-gray'), {
      '--stage-accent': `light-dark(${classic.light.accent},${classic.dark.accent})`,
    }),
    rule(on('gray-transparent'), {
      '--stage-accent': `light-dark(${grey.light.accent},${grey.dark.accent})`,
      '--stage-glow': `light-dark(${grey.light.glow},${grey.dark.glow})`,
    }),
  ].join('')
}

function rule(selector: string, values: Readonly<Record<string, string>>): string {
  const declared = Object.entries(values).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${declared.join(';')}}`
}

const LIGHT = '[data-brand-logo="light"]'
const DARK = '[data-brand-logo="dark"]'
const shownOn = (place: string) => `${place} ${LIGHT}{display:none}${place} ${DARK}{display:block}`

/** Dark by the system or by the page, and in the header on the stages that are dark in both. */
const LOGO_RULES = [
  `${DARK}{display:none}`,
  `@media (prefers-color-scheme:dark){${shownOn(':root:not([data-theme="light"])')}}`,
  shownOn(':root[data-theme="dark"]'),
  shownOn(':root[data-page-theme="black"] header'),
  shownOn(':root[data-page-theme="classic-gray"] header'),
].join('')
