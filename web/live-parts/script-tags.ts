import type { LivePartFiles } from './live-part-server.ts'

/**
 * As text: React would move the links to the head, where they take the line from the page itself. What is typed
 * meanwhile is the early script's.
 */
export function scriptTags({ module, imports }: LivePartFiles): string {
  const links = imports.map((file) => `<link rel="modulepreload" href="${file}">`)
  return `${links.join('')}<script type="module" src="${module}"></script>`
}
