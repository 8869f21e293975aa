import { basename, dirname } from 'node:path'

const SHORT_LINES = 15
const FOLDER_FILES = 30
/** Migrations are numbered, and none of them is ever moved. */
const CHRONICLE = 'server/db/migrations'
/** Route modules have to be files of their own, even if they are short. */
const ROUTE_MODULE = /^web\/pages\/.+\/page(\.server)?\.tsx?$/

type SourceFile = { readonly path: string; readonly text: string }

/** Numbers about files and folders; docs/architecture.md lists them with their goals. */
export type StructureNumbers = {
  readonly files: number
  /** Files under 15 lines, without route modules. */
  readonly short: number
  /** Folders with more than 30 files directly in them, the largest first. */
  readonly fullFolders: readonly { readonly folder: string; readonly files: number }[]
  readonly inMain: number
  /** Files that only re-export. */
  readonly barrels: number
}

/** Counts hand-written files; paths are from the root. */
export function structureNumbers(files: readonly SourceFile[]): StructureNumbers {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path))
  const counts = new Map<string, number>()
  for (const { path } of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return {
    files: code.length,
    short: code.filter(({ path, text }) => linesOf(text) < SHORT_LINES && !ROUTE_MODULE.test(path))
      .length,
    fullFolders: [...counts]
      .filter(([folder, count]) => count > FOLDER_FILES && folder !== CHRONICLE)
      .map(([folder, count]) => ({ folder, files: count }))
      .toSorted((one, other) => other.files - one.files),
    inMain: code.filter(({ path }) => path.startsWith('main/')).length,
    barrels: code.filter(({ path, text }) => basename(path) === 'index.ts' && onlyReexports(text))
      .length,
  }
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length
}

function onlyReexports(text: string): boolean {
  const statements = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/export (type )?(\*|\{[^}]*\}) from '[^']+'/g, '')
  return statements.trim() === ''
}
