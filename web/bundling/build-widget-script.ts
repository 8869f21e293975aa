import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const FACTS = 'virtual:widget-script'
const source = join(import.meta.dirname, '../../widget/embed/host/loader.ts')
const record = join(import.meta.dirname, '../build/widget-script.json')

/**
 * Writes `/widget.js`, the one script that other sites load, and tells the server build its hash as
 * `virtual:widget-script`. The client is built first.
 */
export function buildWidgetScript(): Plugin {
  return {
    name: 'widget-script',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const code = await widgetScript()
      this.emitFile({ type: 'asset', fileName: 'widget.js', source: code })
      const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
      mkdirSync(dirname(record), { recursive: true })
      writeFileSync(record, JSON.stringify({ integrity }))
    },
    resolveId: (id) => (id === FACTS ? `\0${FACTS}` : undefined),
    load: (id) =>
      id === `\0${FACTS}` ? `export default ${readFileSync(record, 'utf8')}` : undefined,
  }
}

/** The script as it is served. */
export async function widgetScript(): Promise<string> {
  const bundle = await rolldown({ input: source, platform: 'browser', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
