import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the operator's is not what was expected: names it, the place in it, and what should stand there. */
export class WrongContent extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'WrongContent'
  }
}

/** A file of the operator's folder: `name` from there on, with `/`; `stamp` changes when the file does. */
export type ContentFile = { readonly name: string; readonly path: string; readonly stamp: string }

/** Notes that lie elsewhere in the folder may be Markdown too. */
const CONTENT = /\.json$|^pages\/[^/]+\/[^/]+\.md$/

/**
 * The JSON files of the folder and the pages in Markdown, in the order of their names; none where there is no folder.
 * Throws WrongContent for what cannot be looked at.
 */
export function contentFiles(folder: string): readonly ContentFile[] {
  return pathsIn(folder, 2)
    .map((path) => ({ path, name: relative(folder, path).split(sep).join('/') }))
    .filter(({ name }) => CONTENT.test(name))
    .map(({ name, path }) => {
      const { mtimeMs, size } = looked(path, () => statSync(path))
      return { name, path, stamp: `${name} ${mtimeMs} ${size}` }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function pathsIn(folder: string, deeper: number): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return deeper > 0 ? pathsIn(path, deeper - 1) : []
  })
}

function entriesOf(folder: string) {
  return existsSync(folder)
    ? looked(folder, () => readdirSync(folder, { withFileTypes: true }))
    : []
}

function looked<T>(path: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    throw new WrongContent(path, `cannot be read (${code})`)
  }
}
