import type { IslandFiles } from './island-server.ts'

/**
 * As text: React would move the links to the head, where they take the line from the page itself. What is typed
 * meanwhile is the early script's. `isLowPriority`: the page has more urgent ones.
 */
export function scriptTags(files: IslandFiles, isLowPriority = false): string {
  const { integrity, module, imports } = files
  const more = (file: string) =>
    `${integrity[file] === undefined ? '' : ` integrity="${integrity[file]}"`}${isLowPriority ? ' fetchpriority="low"' : ''}`
  const links = imports.map((file) => `<link rel="modulepreload" href="${file}"${more(file)}>`)
  return `${links.join('')}<script type="module" src="${module}"${more(module)}></script>`
}
