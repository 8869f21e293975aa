import type { TSchema } from 'typebox'
import Type from 'typebox'
import type { CallSpec, DocBlock, DocField, DocSection } from '../contract/index.ts'
import { code, list, text } from './blocks.ts'

/** A REST call as a section: its fields, what it answers and refuses. `base`: what its path comes after. */
export function callSection(spec: CallSpec, base = '/api'): DocSection {
  const { body, failures = [], headers = {}, method, path, query, reply, summary } = spec
  const title = `${method} ${base}${path}`
  const given = [...schemaFields(query), ...schemaFields(body)]
  const replied = schemaFields(reply ?? undefined)
  return {
    id: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+/g, '-')}`.replace(/-$/, ''),
    title,
    blocks: [
      text(summary),
      ...('scope' in spec ? [text(`The key needs the permission \`${spec.scope}\`.`)] : []),
      ...(given.length === 0 ? [] : [fieldsBlock(given)]),
      ...Object.entries(headers).map(([name, meaning]) => text(`\`${name}\`: ${meaning}`)),
      ...(replied.length === 0 ? [] : [code('Reply', shapeOf(reply ?? undefined))]),
      ...(failures.length === 0
        ? []
        : [list(`Errors: ${failures.map((failure) => `\`${failure}\``).join(', ')}`)]),
    ],
  }
}

function fieldsBlock(fields: readonly DocField[]): DocBlock {
  return { kind: 'fields', fields }
}

function schemaFields(schema: TSchema | undefined): readonly DocField[] {
  if (schema === undefined || !Type.IsObject(schema)) return []
  const required: readonly string[] = schema.required ?? []
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    text: descriptionOf(field),
    isRequired: required.includes(name),
  }))
}

function typeOf(schema: TSchema): string {
  if (Type.IsUnion(schema)) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (Type.IsLiteral(schema)) return `"${schema.const}"`
  if (Type.IsArray(schema)) return `list of ${typeOf(schema.items)}`
  if ('type' in schema && typeof schema.type === 'string') return schema.type
  return 'any JSON'
}

function descriptionOf(schema: TSchema): string {
  if ('description' in schema && typeof schema.description === 'string') return schema.description
  if (!Type.IsUnion(schema)) return ''
  return schema.anyOf.map(descriptionOf).find((found) => found !== '') ?? ''
}

/** A reply's fields and types, as JSON with types in place of values. */
function shapeOf(schema: TSchema | undefined): string {
  return JSON.stringify(exampleOf(schema), null, 2)
}

function exampleOf(schema: TSchema | undefined): unknown {
  if (schema === undefined) return null
  if (Type.IsObject(schema)) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [name, exampleOf(field)]),
    )
  }
  if (Type.IsArray(schema)) return [exampleOf(schema.items)]
  if (!Type.IsUnion(schema)) return typeOf(schema)
  const objects = schema.anyOf.filter((one) => Type.IsObject(one))
  return objects.length === 1 ? exampleOf(objects[0]) : typeOf(schema)
}
