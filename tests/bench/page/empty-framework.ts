import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

const run = promisify(execFile)
const projectRoot = resolve(import.meta.dirname, '../../..')

/** The smallest thing that React Router's framework builds: one page with a word on it. */
const sources: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
export default function Root() {
  return (
    <html lang="en">
      <head><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  )
}`,
  'page.tsx': 'export default function Page() { return <p>Nothing</p> }',
  'routes.ts': `import { index } from '@react-router/dev/routes'
export default [index('page.tsx')]`,
  'entry.server.tsx': "export default function answer() { return new Response('') }",
  'react-router.config.ts':
    "export default { appDirectory: '.', ssr: true, routeDiscovery: { mode: 'initial' } }",
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
export default defineConfig({ plugins: [reactRouter()], build: { target: 'es2022' } })`,
}

type Manifest = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<
    Record<string, { readonly module: string; readonly imports?: readonly string[] }>
  >
  readonly url: string
}

/** Builds an empty page of the framework and gives the bytes of all its scripts, each compressed with brotli. */
export async function emptyFrameworkBytes(): Promise<number> {
  const folder = join(projectRoot, '.cache/bench/empty-framework')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const tool = join(projectRoot, 'node_modules/.bin/react-router')
  await run(process.execPath, [tool, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const client = join(folder, 'build/client')
  const files = scriptsOf(await manifestOf(join(folder, 'build/server/index.js')))
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length,
    0,
  )
}

async function manifestOf(serverBuild: string): Promise<Manifest> {
  const { assets }: { readonly assets: Manifest } = await import(serverBuild)
  return assets
}

function scriptsOf({ entry, routes, url }: Manifest): readonly string[] {
  const ofRoutes = Object.values(routes).flatMap(({ module, imports = [] }) => [module, ...imports])
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])]
}
