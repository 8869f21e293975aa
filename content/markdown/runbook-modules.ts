import { runbookHtml, runbookTitle } from './runbook-html.ts'

const FILE = /docs\/runbooks\/[a-z-]+\.md$/

/** A plugin for Vite: a runbook is a module whose default export is its title and its HTML. `folder`: where their pages are. */
export function runbookModules(folder: string) {
  return {
    name: 'runbook-modules',
    transform(source: string, path: string) {
      if (!FILE.test(path)) return null
      const runbook = { title: runbookTitle(source), html: runbookHtml(source, folder) }
      return {
        code: `export default ${JSON.stringify(runbook)}`,
        map: null,
        moduleType: 'js' as const,
      }
    },
  }
}
