import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './bundling/compress-files.ts'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: nothing asks the server what a link might lead to.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
