/** A rule of a style sheet, or an at-rule with rules in it. */
type Rule =
  | { readonly kind: 'always'; readonly text: string }
  | {
      readonly kind: 'style'
      readonly text: string
      /** Of each selector the classes that an element, or those around it, must have. */
      readonly classes: readonly (readonly string[])[]
    }
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }

const GROUP = /^@(?:media|supports|layer|container)\b/
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
/** What stands in brackets may be an exception (`:not`) or one of several (`:is`). */
const BRACKETS = /\([^()]*\)|\[[^\]]*\]/

/**
 * The rules of style sheets that a piece of a page can need, in their order: all but those that name a class which nothing in
 * it has. `sheet`: text as a build makes it, without comments.
 */
export function neededStyles(sheet: string, markup: string): string {
  const present = new Set(
    [...markup.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  return textOf(rulesOf(sheet), present)
}

function textOf(rules: readonly Rule[], present: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'always') return rule.text
      if (rule.kind === 'style') {
        const isNeeded = rule.classes.some((names) => names.every((name) => present.has(name)))
        return isNeeded ? rule.text : ''
      }
      const inner = textOf(rule.rules, present)
      return inner === '' ? '' : `${rule.prelude}{${inner}}`
    })
    .join('')
}

const MOST_SHEETS = 100
const read = new Map<string, readonly Rule[]>()

/** Pages of a kind have the same sheets, and are made anew each second. */
function rulesOf(sheet: string): readonly Rule[] {
  const known = read.get(sheet)
  if (known !== undefined) return known
  if (read.size >= MOST_SHEETS) read.clear()
  const rules = readRules(sheet)
  read.set(sheet, rules)
  return rules
}

function readRules(text: string): readonly Rule[] {
  const rules: Rule[] = []
  let from = 0
  while (from < text.length) {
    const opens = endOf(text, from, '{;')
    if (text[opens] !== '{') {
      const statement = text.slice(from, opens + 1)
      if (statement.trim() !== '') rules.push({ kind: 'always', text: statement })
      from = opens + 1
      continue
    }
    const prelude = text.slice(from, opens).trim()
    const closes = endOf(text, opens + 1, '}')
    rules.push(ruleOf(prelude, text.slice(opens + 1, closes)))
    from = closes + 1
  }
  return rules
}

function ruleOf(prelude: string, body: string): Rule {
  if (GROUP.test(prelude)) return { kind: 'group', prelude, rules: readRules(body) }
  const text = `${prelude}{${body}}`
  if (prelude.startsWith('@')) return { kind: 'always', text }
  let bare = prelude
  while (BRACKETS.test(bare)) bare = bare.replace(BRACKETS, '')
  const classes = bare
    .split(',')
    .map((one) => [...one.matchAll(CLASS)].map(([, name = '']) => name))
  return { kind: 'style', text, classes }
}

/** Where one of these characters comes next outside strings, parentheses and braces; the text's length where none does. */
function endOf(text: string, from: number, ends: string): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') at += 1
    else if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (depth === 0 && ends.includes(character)) return at
    else if (character === '(' || character === '{') depth += 1
    else if (character === ')' || character === '}') depth -= 1
  }
  return text.length
}
