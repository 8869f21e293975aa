import { cssProblem, sheetProblem } from './check-svg-css.ts'
import { decodeEntities, readTags, type SvgTag } from './read-svg-tags.ts'

/** The size that a drawing asks for, in pixels, or what keeps it from being shown. */
export type CheckedSvg =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly problem: string }

const SVG = 'http://www.w3.org/2000/svg'
/** What draws, and nothing that runs, loads, links or moves. */
const DRAWING = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern style'.split(
    ' ',
  ),
)
/** Drawings that use drawings that use drawings grow without end. */
const MOST_USES = 16
const OWN_PART = /^\s*#[\w.-]+\s*$/

/**
 * Whether an SVG may be shown as a logo (OPS-03): a drawing alone. Refused are scripts, event handlers, foreign
 * content, links, animation, references to anything outside the file, document types and entities, and whatever cannot be
 * read for certain.
 */
export function checkSvg(text: string): CheckedSvg {
  const read = readTags(text)
  if (!read.ok) return read
  const { styles, tags } = read
  const [root] = tags
  if (root?.name !== 'svg' || root.attributes.get('xmlns') !== SVG) {
    return refused(`its root must be <svg xmlns="${SVG}">`)
  }
  for (const tag of tags) {
    const problem = tagProblem(tag)
    if (problem !== null) return refused(problem)
  }
  if (tags.filter(({ name }) => name === 'use').length > MOST_USES) {
    return refused(`it has more than ${MOST_USES} <use> elements`)
  }
  for (const style of styles) {
    const css = decodeEntities(style)
    const problem = css === null ? 'it has an unknown entity' : sheetProblem(css)
    if (problem !== null) return refused(problem)
  }
  const size = sizeOf(root)
  return size === null ? refused('it has no viewBox, and no width and height') : size
}

const refused = (problem: string): CheckedSvg => ({ ok: false, problem })

function tagProblem({ attributes, name }: SvgTag): string | null {
  if (!DRAWING.has(name)) return `it has a <${name}> element`
  for (const [attribute, given] of attributes) {
    const value = decodeEntities(given)
    if (value === null) return `it has an unknown entity in ${attribute}`
    const problem = attributeProblem(attribute, value)
    if (problem !== null) return problem
  }
  return null
}

function attributeProblem(attribute: string, value: string): string | null {
  const name = attribute.slice(attribute.indexOf(':') + 1).toLowerCase()
  if (attribute === 'xmlns') return value === SVG ? null : `it has xmlns="${value}"`
  // The address of a namespace is a name: nothing is loaded from it.
  if (attribute.startsWith('xmlns:')) return null
  if (name.startsWith('on')) return `it has an event handler (${attribute})`
  if (name === 'href') return OWN_PART.test(value) ? null : `it refers to "${shown(value)}"`
  if (name === 'src' || name === 'base') return `it has the attribute ${attribute}`
  if (/^\s*(?:javascript|data|vbscript)\s*:/i.test(value)) {
    return `it has an address in ${attribute}`
  }
  return cssProblem(value)
}

const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)

function sizeOf({ attributes }: SvgTag): CheckedSvg | null {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '').trim().split(/[\s,]+/)
  const width = pixels(attributes.get('width')) ?? pixels(boxWidth)
  const height = pixels(attributes.get('height')) ?? pixels(boxHeight)
  return width === null || height === null ? null : { ok: true, width, height }
}

function pixels(text: string | undefined): number | null {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text?.trim() ?? '') ?? []
  const value = Number(number ?? 0)
  return value > 0 && value <= 100_000 ? value : null
}
