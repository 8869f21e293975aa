import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml'
import { assertWords } from './read-words.ts'
import { WrongMarkdown } from './wrong-markdown.ts'

/** A file taken apart. `linesBefore` are those in front of the body, so that its places can be counted in the file. */
export type MarkdownFile<Name extends string> = {
  readonly fields: Readonly<Record<Name, string>>
  readonly body: string
  readonly linesBefore: number
}

const FENCE = '---'
const QUOTES =
  'text that contains ": " or " #", or begins with { [ > | * & ! % @ ` or a quotation mark, stands in single quotes'

/** Takes the front matter off a Markdown file: exactly the named fields, as YAML, each a text on one line. */
export function readFrontMatter<const Name extends string>(
  source: string,
  names: readonly Name[],
): MarkdownFile<Name> {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end < 0) {
    const list = names.map((name) => `"${name}: …"`).join(' and ')
    throw new WrongMarkdown(1, `the file must begin with ${list} between two lines "---"`)
  }
  const found = readFields(lines.slice(1, end).join('\n'))
  for (const [name, { line }] of found) {
    if (!names.some((known) => known === name)) {
      throw new WrongMarkdown(line, `${name} is an unknown field: there are ${names.join(', ')}`)
    }
  }
  const fields = names.map((name) => {
    const value = found.get(name)?.text
    if (value === undefined) throw new WrongMarkdown(end + 1, `the front matter lacks ${name}`)
    return [name, value]
  })
  return {
    fields: Object.fromEntries(fields),
    body: lines.slice(end + 1).join('\n'),
    linesBefore: end + 1,
  }
}

type Field = { readonly text: string; readonly line: number }

function readFields(yaml: string): ReadonlyMap<string, Field> {
  const counter = new LineCounter()
  // The first line of the file is the fence.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  const document = parseDocument(yaml, {
    lineCounter: counter,
    schema: 'failsafe',
    prettyErrors: false,
  })
  const [problem] = [...document.errors, ...document.warnings]
  if (problem !== undefined) {
    const message = `the front matter is not valid YAML (${problem.message}): ${QUOTES}`
    throw new WrongMarkdown(lineAt(problem.pos[0]), message)
  }
  if (!isMap(document.contents)) throw new WrongMarkdown(2, 'the front matter has no fields')
  return new Map(document.contents.items.map((pair) => readField(pair, lineAt)))
}

function readField({ key, value }: Pair, lineAt: (offset: number) => number): [string, Field] {
  const line = isScalar(key) && key.range ? lineAt(key.range[0]) : 2
  const name = isScalar(key) ? String(key.value) : '?'
  const text = isScalar(value) ? value.value : undefined
  if (typeof text !== 'string' || text.trim() === '' || text.includes('\n')) {
    throw new WrongMarkdown(line, `${name} must be a text on one line: ${QUOTES}`)
  }
  assertWords(text, line)
  return [name, { text, line }]
}
