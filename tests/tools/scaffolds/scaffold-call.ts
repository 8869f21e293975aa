import { dirname, relative } from 'node:path'
import { sourceFiles } from '../source-files.ts'
import { callContract, callsOfNoun, type NewCall } from './call-contract.ts'
import {
  assertKebabCase,
  camelCase,
  kebabCase,
  type ReadSource,
  type Scaffold,
  withLineBefore,
} from './scaffold.ts'

const HANDLERS = 'api/handlers/create-handlers.ts'
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']
/** Who may make a call: those for which the generated test knows how to ask. */
const ACCESS = ['public', 'visitor', 'own_site', 'customer', 'holder', 'account']

/**
 * A call of the site's API: its declaration in `api/contract`, a handler, its entry among the handlers of its noun, and a
 * test through HTTP. Reads are public and changes a customer's, unless the last argument says otherwise.
 */
export function scaffoldCall(
  read: ReadSource,
  [noun = '', name = '', method = '', path = '', given]: readonly string[],
): Scaffold {
  const access = given ?? (method === 'GET' ? 'public' : 'customer')
  if (!METHODS.includes(method) || !ACCESS.includes(access)) {
    throw new Error(
      `npm run new call NOUN NAME METHOD /path [ACCESS] (reviews latestReviews GET /reviews/latest), METHOD one of ${METHODS.join(', ')}, ACCESS one of ${ACCESS.join(', ')}`,
    )
  }
  assertKebabCase(noun)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`'${name}' is no name: latestReviews`)
  if (!/^(\/([a-z0-9-]+|\{[a-z][A-Za-z0-9]*\}))+$/.test(path))
    throw new Error(`'${path}' is no path: /reviews/{id}/replies`)
  const call: NewCall = { noun, name, method, path, access }
  assertNew(read, call)
  const { created, edited } = callContract(read, call)
  const { file, folder } = placeOfHandlers(read, noun)
  const handler = `${folder}/${kebabCase(name)}.ts`
  const test = testOf(call)
  return {
    created: new Map([...created, [handler, handlerText(call)], [test.path, test.text]]),
    edited: new Map([...edited, [file, withHandler(read(file), name, relativeTo(file, handler))]]),
    commands: ['npm run call-lines'],
  }
}

function assertNew(read: ReadSource, { name, method, path }: NewCall): void {
  const declared = new RegExp(`\\n {2}${name}: call\\(|method: '${method}',\\s+path: '${path}',`)
  for (const file of sourceFiles(['.ts'])) {
    if (file.startsWith('api/contract/') && declared.test(read(file)))
      throw new Error(`${file} has ${name} or ${method} ${path} already`)
  }
}

/** The file that joins a noun's handlers, and the folder that they are in. */
function placeOfHandlers(read: ReadSource, noun: string): { file: string; folder: string } {
  const files = sourceFiles(['-handlers.ts']).filter(
    (file) => file.startsWith('api/handlers/') && !file.startsWith('api/handlers/sandbox/'),
  )
  // A type of all calls of the noun: without the new one it does not compile.
  const all = new RegExp(`HandlersOf<[^P>]*typeof ${camelCase(noun)}Calls\\b`)
  const file = files.find((each) => all.test(read(each)))
  if (file !== undefined) return { file, folder: dirname(file) }
  const names = callsOfNoun(read, noun)
  const sibling = files.find((each) => names.some((name) => read(each).includes(`\n    ${name}: `)))
  return { file: HANDLERS, folder: sibling ? dirname(sibling) : `api/handlers/${noun}` }
}

function relativeTo(from: string, to: string): string {
  const path = relative(dirname(from), to)
  return path.startsWith('.') ? path : `./${path}`
}

function withHandler(text: string, name: string, path: string): string {
  const factory = /\nexport function create\w*Handlers\(/.exec(text)
  if (factory === null) throw new Error(`no place for the handler ${name}`)
  const [head, body] = [text.slice(0, factory.index), text.slice(factory.index)]
  const joined = withLineBefore(body, / {2}\}\n\}\n/, `    ${name},\n`)
  return withLineBefore(`${head}${joined}`, /import /, `import { ${name} } from '${path}'\n`)
}

function handlerText({ name, method, path }: NewCall): string {
  return `import type { webCalls } from '../../contract/index.ts'
import { answer, type Handler } from '../handler.ts'

/** Answers \`${method} ${path}\`. */
export const ${name}: Handler<(typeof webCalls)['${name}']> = async () => answer({ result: true })
`
}

/** Beside the server that tests of HTTP calls ask. */
function testOf(call: NewCall): { path: string; text: string } {
  const { access, method, name, path } = call
  const server = fixtureAt('server.fixture.ts')
  const test = `${dirname(server)}/${kebabCase(name)}.test.ts`
  const url = `/api${path.replaceAll(/[{}]/g, '')}`
  const body = hasBody(call) ? ', payload: {}' : ''
  const title = `'${method} ${path} answers`
  if (access !== 'account') {
    const text = `import { expect, test } from 'vitest'
import { createFixtureServer } from '${relativeTo(test, server)}'

test(${title}', async () => {
  const { server } = await createFixtureServer()
  const response = await server.inject({ method: '${method}', url: '${url}'${body} })
  expect([response.statusCode, response.json()]).toEqual([200, { result: true }])
})
`
    return { path: test, text }
  }
  const text = `import { expect, test } from 'vitest'
import { FIXTURE_SESSION } from '${relativeTo(test, fixtureAt('accounts.fixture.ts'))}'
import { createFixtureServer } from '${relativeTo(test, server)}'

test(${title} somebody who is signed in, and nobody else', async () => {
  const { server } = await createFixtureServer()
  const cookie = \`session=\${FIXTURE_SESSION}; csrf=\${'c'.repeat(43)}\`
  const origin = 'https://swap.example'
  const { csrf } = (await server.inject({ url: '/api/csrf', headers: { cookie } })).json()
  const ask = (headers: Readonly<Record<string, string>>) =>
    server.inject({ method: '${method}', url: '${url}', headers${body} })
  const response = await ask({ cookie, origin, 'x-csrf-token': csrf })
  expect([response.statusCode, response.json()]).toEqual([200, { result: true }])
  expect((await ask({ origin })).statusCode).toBe(401)
})
`
  return { path: test, text }
}

function hasBody({ method }: NewCall): boolean {
  return method === 'POST' || method === 'PATCH'
}

function fixtureAt(name: string): string {
  const path = sourceFiles([`/${name}`]).find((file) => file.startsWith('api/'))
  if (path === undefined) throw new Error(`api has no ${name}`)
  return path
}
