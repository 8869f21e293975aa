import type { DocBlock, DocField } from '../contract/index.ts'
import type { FieldReference } from '../partner/index.ts'

/** One paragraph. */
export function text(words: string): DocBlock {
  return { kind: 'text', text: words }
}

/** Points in no order. */
export function list(...items: readonly string[]): DocBlock {
  return { kind: 'list', items }
}

/** Steps, one after the other. */
export function steps(...items: readonly string[]): DocBlock {
  return { kind: 'list', items, isOrdered: true }
}

/** Something to copy. `label`: "curl", "JSON". */
export function code(label: string, lines: string): DocBlock {
  return { kind: 'code', label, code: lines }
}

/** A value as JSON to read. */
export function json(label: string, value: unknown): DocBlock {
  return code(label, JSON.stringify(value, null, 2))
}

/** A table of fields, as the partner protocol declares them. */
export function fields(declared: readonly FieldReference[]): DocBlock {
  return { kind: 'fields', fields: declared.map(fieldOf) }
}

/** A table of anything else. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): DocBlock {
  return { kind: 'table', head, rows }
}

function fieldOf({ isRequired, name, only, text, type }: FieldReference): DocField {
  return {
    name,
    type,
    text: only === undefined ? text : `${text} Only in ${only}.`,
    isRequired: isRequired === true,
  }
}
