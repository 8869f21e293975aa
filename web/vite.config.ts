import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The server build carries what it needs, React in its production form, so that the host's environment cannot change it.
  ...(command === 'build'
    ? {
        environments: {
          ssr: {
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true as const },
            build: { rollupOptions: { input: './handle-page.ts' } },
          },
        },
      }
    : { ssr: { noExternal: [/^@causeway\//] } }),
}))
