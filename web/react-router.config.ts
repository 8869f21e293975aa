import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known at once: nothing asks the server what a link might lead to.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
