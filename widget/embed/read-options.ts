import {
  attributeOf,
  type WidgetOptionName,
  type WidgetOptions,
  widgetOptionNames,
  widgetOptions,
} from './options.ts'

/** An option that was not taken: unknown, or with a wrong value. */
export type OptionProblem = {
  readonly name: string
  readonly given: string
  /** What would have been right, in English. */
  readonly expected: string
}

export type ReadOptions = {
  readonly options: WidgetOptions
  readonly problems: readonly OptionProblem[]
}

/** Names that the frame's address has beside options. */
const BESIDE = new Set(['v', 'lang', 'frame'])
const MOST_GIVEN = 60

/**
 * Reads options from names and texts, as an address or the attributes of a tag give them, in kebab-case. Never fails:
 * what is unknown or wrong is left at its start and named among the problems.
 */
export function readWidgetOptions(given: Iterable<readonly [string, string]>): ReadOptions {
  const texts = new Map([...given].slice(0, MOST_GIVEN))
  const problems: OptionProblem[] = []
  const known = new Map(widgetOptionNames.map((name) => [attributeOf(name), name]))
  for (const [name, text] of texts) {
    if (known.has(name) || BESIDE.has(name)) continue
    problems.push({
      name,
      given: shortened(text),
      expected: `an option: ${[...known.keys()].join(', ')}`,
    })
  }
  const options = Object.fromEntries(
    widgetOptionNames.map((name) => [name, readOne(name, texts.get(attributeOf(name)), problems)]),
  ) as WidgetOptions
  return { options, problems }
}

/** The options that differ from their starts, as names and texts of an address. */
export function writeWidgetOptions(options: Partial<WidgetOptions>): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of widgetOptionNames) {
    const value = options[name]
    if (value === undefined || value === null) continue
    const text = String(value)
    if (text !== String(widgetOptions[name].start ?? '')) query.set(attributeOf(name), text)
  }
  return query
}

/** The sentence for the console about an option that was not taken. */
export function problemText({ name, given, expected }: OptionProblem): string {
  return `causeway-widget: ${name}="${given}" is not taken. Expected ${expected}.`
}

function readOne(
  name: WidgetOptionName,
  text: string | undefined,
  problems: OptionProblem[],
): unknown {
  const { control, expected, read, start } = widgetOptions[name]
  const trimmed = text?.trim()
  if (trimmed === undefined || (trimmed === '' && control !== 'flag')) return start
  const value = read(trimmed)
  if (value === null)
    problems.push({ name: attributeOf(name), given: shortened(trimmed), expected })
  return value ?? start
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
