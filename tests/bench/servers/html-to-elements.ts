import { createElement, Fragment, type ReactNode } from 'react'

const VOID = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source', 'use', 'path'])
const RAW_TEXT = new Set(['script', 'style'])
/** React leaves out an empty text for these, which mean "yes" by being there. */
const BY_PRESENCE =
  /^(?:disabled|checked|selected|required|hidden|async|defer|multiple|open|inert)$/i
const TAG =
  /<(\/)?([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/)?>|<!--[\s\S]*?-->|<![^>]*>/g
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g

type Open = { readonly name: string; readonly attributes: string; readonly children: ReactNode[] }

/**
 * React elements, without components, that render to the HTML given: HTML as React writes it, where every tag is
 * closed and every value is in double quotes. Comments (React's own marks) are dropped.
 */
export function htmlToElements(html: string): ReactNode {
  const root: Open = { name: '', attributes: '', children: [] }
  const open: Open[] = [root]
  const current = () => open.at(-1) ?? root
  const tags = new RegExp(TAG)
  let position = 0
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    if (tag.index > position) current().children.push(plainText(html.slice(position, tag.index)))
    position = tags.lastIndex
    const [, closing, name, attributes = '', selfClosing] = tag
    if (name === undefined) continue
    if (closing !== undefined) {
      const ended = open.pop() ?? root
      if (ended.name !== name) throw new Error(`</${name}> closes <${ended.name}>`)
      current().children.push(elementOf(ended))
      continue
    }
    const element = { name, attributes, children: [] }
    if (RAW_TEXT.has(name)) {
      const end = html.indexOf(`</${name}>`, position)
      current().children.push(rawElement(element, html.slice(position, end)))
      position = end + name.length + 3
      tags.lastIndex = position
    } else if (selfClosing !== undefined || isVoid(name, html, position)) {
      current().children.push(elementOf(element))
    } else open.push(element)
  }
  if (open.length > 1) throw new Error(`<${current().name}> is not closed`)
  return createElement(Fragment, null, ...root.children)
}

/** HTML's void elements have no end; SVG's shapes are closed where React writes them. */
function isVoid(name: string, html: string, position: number): boolean {
  return VOID.has(name) && !html.startsWith(`</${name}>`, position)
}

function elementOf({ name, attributes, children }: Open): ReactNode {
  return createElement(name, propertiesOf(name, attributes), ...children)
}

function rawElement({ name, attributes }: Open, text: string): ReactNode {
  const inner = text === '' ? {} : { dangerouslySetInnerHTML: { __html: text } }
  return createElement(name, { ...propertiesOf(name, attributes), ...inner })
}

function propertiesOf(element: string, attributes: string): Record<string, unknown> {
  const properties: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (name === 'style') properties.style = styleOf(plainText(value))
    else if (name === 'value' && element === 'input') properties.defaultValue = plainText(value)
    else properties[propertyName(name)] = BY_PRESENCE.test(name) || plainText(value)
  }
  return properties
}

function propertyName(attribute: string): string {
  if (attribute === 'class') return 'className'
  if (attribute === 'for') return 'htmlFor'
  if (attribute === 'checked') return 'defaultChecked'
  return attribute
}

function styleOf(text: string): Record<string, string> {
  const style: Record<string, string> = {}
  for (const rule of text.split(';')) {
    const colon = rule.indexOf(':')
    if (colon > 0) style[camelCase(rule.slice(0, colon))] = rule.slice(colon + 1)
  }
  return style
}

function camelCase(property: string): string {
  return property.startsWith('--')
    ? property
    : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function plainText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
