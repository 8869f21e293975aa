import { articleModules, runbookModules } from '@causeway/content/markdown'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { buildIslands } from './bundling/build-islands.ts'
import { buildServiceWorker } from './bundling/build-service-worker.ts'
import { buildWidgetScript } from './bundling/build-widget-script.ts'
import { chunkGroups } from './bundling/chunk-groups.ts'

/** `react-router typegen` reads this file as if it were to build, and builds nothing. */
const writesTypesOnly = process.argv.includes('typegen')

export default defineConfig(async ({ command }) => ({
  plugins: [
    reactRouter(),
    articleModules(),
    runbookModules('/backoffice/runbooks'),
    buildIslands(),
    buildServiceWorker(),
    buildWidgetScript(),
  ],
  // Catalogues of words are read whole, never by key.
  json: { namedExports: false },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server build carries what it needs, React in its production form, so that the host's environment cannot change it.
  ...(command === 'build' && !writesTypesOnly
    ? {
        environments: {
          client: {
            build: {
              rollupOptions: {
                // A page carries the lines of its own calls, and not a file of all (ADR 0053).
                optimization: { inlineConst: true },
                output: await chunkGroups(),
              },
            },
          },
          ssr: {
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true as const },
            build: { rollupOptions: { input: './handle-page.ts' } },
          },
        },
      }
    : { ssr: { noExternal: [/^@causeway\//] } }),
}))
