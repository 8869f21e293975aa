import { sourceFiles } from '../source-files.ts'
import { camelCase, type ReadSource, type Scaffold, withLineBefore } from './scaffold.ts'

const WEB_CALLS = 'api/contract/web-calls.ts'

export type NewCall = Readonly<Record<'noun' | 'name' | 'method' | 'path' | 'access', string>>

/** A call's declaration: one more entry of its noun, or a new noun with its line in the list of calls. */
export function callContract(read: ReadSource, call: NewCall): Scaffold {
  const { noun } = call
  const existing = contractOf(read, noun)
  if (existing !== null) {
    const text = withDeclaration(read(existing), call)
    return { created: new Map(), edited: new Map([[existing, text]]) }
  }
  const calls = `${camelCase(noun)}Calls`
  const path = `api/contract/${noun}.ts`
  const imported = withLineBefore(
    read(WEB_CALLS),
    /\n\/\*\* Every call of the site/,
    `import { ${calls} } from './${noun}.ts'\n`,
  )
  return {
    created: new Map([[path, newContract(calls, call)]]),
    edited: new Map([
      [WEB_CALLS, withLineBefore(imported, /\}\n\n\/\*\* Calls of partners/, `  ...${calls},\n`)],
    ]),
  }
}

/** Names of the calls that a noun has already. */
export function callsOfNoun(read: ReadSource, noun: string): readonly string[] {
  const path = contractOf(read, noun)
  if (path === null) return []
  return [...read(path).matchAll(/^ {2}(\w+): call\(/gm)].map(([, name = '']) => name)
}

function contractOf(read: ReadSource, noun: string): string | null {
  const declares = `export const ${camelCase(noun)}Calls = {\n`
  const files = sourceFiles(['.ts']).filter((file) => file.startsWith('api/contract/'))
  const path = files.find((file) => read(file).includes(declares)) ?? null
  if (path?.startsWith('api/contract/sandbox/'))
    throw new Error('calls of the sandbox are written by hand, in api/contract/sandbox')
  return path
}

function withDeclaration(text: string, call: NewCall): string {
  const start = text.indexOf(`export const ${camelCase(call.noun)}Calls = {\n`)
  const [head, tail] = [text.slice(0, start), text.slice(start)]
  const joined = `${head}${withLineBefore(tail, /^\}$/m, declaration(call))}`
  return /^import Type\b/m.test(joined) ? joined : `import Type from 'typebox'\n${joined}`
}

function newContract(calls: string, call: NewCall): string {
  return `import Type from 'typebox'
import { call } from './call.ts'

/** What these calls are about, in a sentence. */
export const ${calls} = {
${declaration(call)}}
`
}

function declaration({ access, method, name, path }: NewCall): string {
  const body =
    method === 'POST' || method === 'PATCH'
      ? '\n    body: Type.Object({}, { additionalProperties: false }),'
      : ''
  return `  ${name}: call({
    method: '${method}',
    path: '${path}',
    summary: 'What the call does, in a sentence.',
    access: '${access}',${body}
    reply: Type.Object({ result: Type.Boolean() }),
  }),
`
}
