import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the operator's folder: `name` from there on, with `/`; `stamp` changes when the file does. */
export type ContentFile = { readonly name: string; readonly path: string; readonly stamp: string }

/** The JSON files of the folder, in the order of their names; none where there is no folder. */
export function contentFiles(folder: string): readonly ContentFile[] {
  return jsonPaths(folder, 2)
    .map((path) => {
      const { mtimeMs, size } = statSync(path)
      const name = relative(folder, path).split(sep).join('/')
      return { name, path, stamp: `${name} ${mtimeMs} ${size}` }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function jsonPaths(folder: string, deeper: number): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return deeper > 0 ? jsonPaths(path, deeper - 1) : []
    return entry.name.endsWith('.json') ? [path] : []
  })
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
