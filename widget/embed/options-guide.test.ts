import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attributeOf, widgetOptionNames, widgetOptions } from './options.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/widget.md'), 'utf8')

test('the guide describes every option as the table has it', () => {
  const rows = guide.split('\n').filter((line) => /^\| `[a-z-]+` \| .* \| .* \| .* \|$/.test(line))
  const expected = widgetOptionNames.map((name) => {
    const { expected: value, meaning, start } = widgetOptions[name]
    const isNone = start === null || (Array.isArray(start) && start.length === 0)
    return `| \`${attributeOf(name)}\` | ${value} | ${isNone ? 'none' : `\`${start}\``} | ${meaning} |`
  })
  expect(rows).toEqual(expected)
})
