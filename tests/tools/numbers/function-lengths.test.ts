import { describe, expect, test } from 'vitest'
import { functionLengths } from './function-lengths.ts'

const lengths = (path: string, text: string) =>
  functionLengths(path, text).map(({ name, lines, component }) => ({ name, lines, component }))

describe('functionLengths', () => {
  test('measures from the first line to the last', () => {
    expect(lengths('a.ts', 'function one() {}\nconst two = () => {\n  return 1\n}\n')).toEqual([
      { name: 'one', lines: 1, component: false },
      { name: 'two', lines: 3, component: false },
    ])
  })

  test('knows a component by its capital letter', () => {
    const text = 'function Page() {\n  return <p />\n}\nfunction plain() {}'
    expect(lengths('a.tsx', text)).toEqual([
      { name: 'Page', lines: 3, component: true },
      { name: 'plain', lines: 1, component: false },
    ])
  })

  test('a group of tests is not a function, nor part of the one around it', () => {
    const text =
      "function suite() {\n  describe('x', () => {\n    test('y', () => {\n    })\n  })\n}"
    expect(lengths('a.test.ts', text)).toEqual([
      { name: 'suite', lines: 2, component: false },
      { name: 'callback of test', lines: 2, component: false },
    ])
  })

  test('methods, accessors and constructors count; signatures do not', () => {
    const text =
      'interface I { f(): void }\nclass C {\n  constructor() {}\n  get g() {\n    return 1\n  }\n}'
    expect(lengths('a.ts', text).map(({ name }) => name)).toEqual(['constructor', 'g'])
  })
})
