import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { clientScripts } from './chunk-groups.ts'

const LIST = 'virtual:island-files'
const record = join(import.meta.dirname, '../build/islands.json')

/**
 * Makes a script of every `*.client.ts`, and tells the server build their addresses as
 * `virtual:island-files`. The client is built first.
 */
export function buildIslands(): Plugin {
  return {
    name: 'islands',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const [name, id] of clientScripts()) this.emitFile({ type: 'chunk', id, name })
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const files: Record<string, IslandFiles> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.facadeModuleId?.endsWith('.client.ts')) continue
        const imports = allImports(chunk.fileName, (name) => {
          const imported = bundle[name]
          return imported?.type === 'chunk' ? imported.imports : []
        })
        files[basename(chunk.facadeModuleId, '.client.ts')] = {
          module: `/${chunk.fileName}`,
          inline: inlineOf(chunk),
          imports: imports.map((name) => `/${name}`),
          styles: stylesOf([chunk.fileName, ...imports].map((name) => bundle[name])),
          integrity: integrityOf([chunk.fileName, ...imports], bundle),
        }
      }
      mkdirSync(dirname(record), { recursive: true })
      writeFileSync(record, JSON.stringify(files))
    },
    resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
    load: (id) =>
      id === `\0${LIST}` ? `export default ${readFileSync(record, 'utf8')}` : undefined,
  }
}

type IslandFiles = {
  readonly module: string
  readonly inline: string | null
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  readonly integrity: Readonly<Record<string, string>>
}

/** A request costs more than so many bytes. */
const MOST_INLINE = 1000

/** The code of a short script, to run inline on any page: what it imports has whole addresses. Null: it is a file. */
function inlineOf({ code, fileName }: Rolldown.OutputChunk): string | null {
  if (code.length > MOST_INLINE || code.includes('</')) return null
  const folder = `/${dirname(fileName)}/`
  return code.trim().replaceAll(/\b(from|import\(?)\s*(["'`])\.\//g, `$1$2${folder}`)
}

/** By a script's address the hash without which a browser does not run it. */
function integrityOf(
  names: readonly string[],
  bundle: Rolldown.OutputBundle,
): IslandFiles['integrity'] {
  return Object.fromEntries(
    names.flatMap((name) => {
      const chunk = bundle[name]
      if (chunk?.type !== 'chunk') return []
      const hash = createHash('sha256').update(chunk.code).digest('base64')
      return [[`/${name}`, `sha256-${hash}`]]
    }),
  )
}

/** Style sheets of scripts, each once. */
function stylesOf(
  chunks: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset | undefined)[],
): string[] {
  const names = chunks.flatMap((chunk) =>
    chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [],
  )
  return [...new Set(names)].map((name) => `/${name}`)
}

/** Everything that a script loads before it runs, nearest first. */
function allImports(start: string, importsOf: (name: string) => readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (name: string) => {
    for (const imported of importsOf(name)) {
      if (found.has(imported)) continue
      found.add(imported)
      follow(imported)
    }
  }
  follow(start)
  return [...found]
}
