import type { LivePartFiles } from './live-part-server.ts'

/**
 * As text: React would move the links to the head, where they take the line from the page itself. What is typed
 * meanwhile is the early script's. `isLate`: the page has more urgent ones.
 */
export function scriptTags({ module, imports }: LivePartFiles, isLate = false): string {
  const late = isLate ? ' fetchpriority="low"' : ''
  const links = imports.map((file) => `<link rel="modulepreload" href="${file}"${late}>`)
  return `${links.join('')}<script type="module" src="${module}"${late}></script>`
}
