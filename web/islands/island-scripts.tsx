import { useContext } from 'react'
import type { IslandFiles } from './island-server.ts'
import { IslandServer } from './island-server.ts'
import type { IslandSpec } from './island-spec.ts'

/** The scripts of an island with `scripts: 'end'`, at the end of its page. Nothing where the router runs the page. */
export function IslandScripts({ of }: { readonly of: Pick<IslandSpec<object>, 'name'> }) {
  const server = useContext(IslandServer)
  if (server === null) return null
  const { nonce } = server
  const html = scriptTags(server.filesOf(of.name), { nonce, isLowPriority: true })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own making
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * As text: React would move the links to the head, where they take the line from the page itself. What is typed
 * meanwhile is the early script's. `isLowPriority`: the page has more urgent ones.
 */
export function scriptTags(
  { imports, inline, integrity, module }: IslandFiles,
  { nonce, isLowPriority = false }: { readonly nonce: string; readonly isLowPriority?: boolean },
): string {
  const more = (file: string) =>
    `${integrity[file] === undefined ? '' : ` integrity="${integrity[file]}"`}${isLowPriority ? ' fetchpriority="low"' : ''}`
  const links = imports.map((file) => `<link rel="modulepreload" href="${file}"${more(file)}>`)
  const script =
    inline === null
      ? `<script type="module" src="${module}"${more(module)}></script>`
      : `<script type="module" nonce="${nonce}">${inline}</script>`
  return `${links.join('')}${script}`
}

/** Runs a function inline where it stands; it uses nothing from outside itself. Nothing where the router runs the page. */
export function InlineScript({ run }: { readonly run: () => void }) {
  const server = useContext(IslandServer)
  if (server === null) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own
  return <script nonce={server.nonce} dangerouslySetInnerHTML={{ __html: `(${run})()` }} />
}
