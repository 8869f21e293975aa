import { rolldown } from 'rolldown'

/** Files of the server among them: only their types, or what a page's server calls, are named by scripts. */
const NOT_CODE = /\.(css|svg|png|webp|woff2)(\?.*)?$|\?url$|\.server\.ts$/

/** Ids of all modules that a script needs before it can run, what nobody uses of them left out. */
export async function staticModules(entry: string): Promise<ReadonlySet<string>> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'code-only',
        resolveId: (id) => (NOT_CODE.test(id) ? { id, external: true } : undefined),
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ codeSplitting: true })
  await bundle.close()
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])),
  )
  const modules = new Set<string>()
  const follow = (name: string) => {
    const chunk = chunks.get(name)
    if (chunk === undefined || !chunks.delete(name)) return
    for (const id of chunk.moduleIds) modules.add(id)
    for (const imported of chunk.imports) follow(imported)
  }
  for (const chunk of [...chunks.values()]) if (chunk.isEntry) follow(chunk.fileName)
  return modules
}
