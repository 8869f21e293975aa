import {
  attributeOf,
  type OptionProblem,
  readWidgetOptions,
  type WidgetOptionName,
  type WidgetOptions,
  widgetOptionNames,
} from '@causeway/widget/embed'

/** What stands in the controls, by the option: as it was typed, right or wrong. Absent: the option is at its start. */
export type OptionTexts = { readonly [Name in WidgetOptionName]?: string }

/** What a change sets; an empty text takes the option back to its start. */
export type OptionChange = OptionTexts

/** What the controls stand for. */
export type BuilderState = {
  readonly options: WidgetOptions
  /** Wrong texts by their option. */
  readonly problems: ReadonlyMap<WidgetOptionName, OptionProblem>
}

const MOST_CHARACTERS = 2000

/** Reads the controls out of the page's address. Parameters that are no options are left out. */
export function readBuilderQuery(query: URLSearchParams): OptionTexts {
  return Object.fromEntries(
    widgetOptionNames.flatMap((name) => {
      const text = query.get(attributeOf(name))
      return text === null ? [] : [[name, text.slice(0, MOST_CHARACTERS)]]
    }),
  )
}

/** The query of an address that restores the controls, without question mark. */
export function writeBuilderQuery(texts: OptionTexts): string {
  return new URLSearchParams(entriesOf(texts)).toString()
}

/** Parts of the custom theme: who sets one wants that theme. */
const partsOfCustom = ['accent', 'background', 'radius', 'font'] as const

/** The texts with a change. An empty text is left out, unless `kept` names its option. */
export function changeTexts(
  texts: OptionTexts,
  change: OptionChange,
  kept: readonly WidgetOptionName[] = [],
): OptionTexts {
  const isCustom = change.theme === undefined && partsOfCustom.some((name) => change[name])
  const next = { ...texts, ...change, ...(isCustom ? { theme: 'custom' } : {}) }
  return Object.fromEntries(
    widgetOptionNames.flatMap((name) => {
      const text = next[name]
      return text === undefined || (text === '' && !kept.includes(name)) ? [] : [[name, text]]
    }),
  )
}

/** An affiliate's ref id stands in the controls where the address says nothing of it. */
export function withRefId(texts: OptionTexts, refId: string | null): OptionTexts {
  const isSaid = texts.merchant !== undefined || texts.refId !== undefined
  return refId === null || isSaid ? texts : { ...texts, merchant: refId }
}

/** Reads what the controls say. */
export function readBuilderTexts(texts: OptionTexts): BuilderState {
  const { options, problems } = readWidgetOptions(entriesOf(texts))
  const byName = new Map(widgetOptionNames.map((name) => [attributeOf(name), name]))
  return {
    options,
    problems: new Map(
      problems.flatMap((problem) => {
        const name = byName.get(problem.name)
        return name === undefined ? [] : [[name, problem]]
      }),
    ),
  }
}

function entriesOf(texts: OptionTexts): [string, string][] {
  return widgetOptionNames.flatMap((name) => {
    const text = texts[name]
    return text === undefined ? [] : [[attributeOf(name), text]]
  })
}
