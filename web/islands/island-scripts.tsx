import { useContext } from 'react'
import { IslandServer } from './island-server.ts'
import type { IslandSpec } from './island-spec.ts'
import { scriptTags } from './script-tags.ts'

/** The scripts of an island with `scripts: 'end'`, at the end of its page. Nothing where the router runs the page. */
export function IslandScripts({ of }: { readonly of: Pick<IslandSpec<object>, 'name'> }) {
  const server = useContext(IslandServer)
  if (server === null) return null
  const html = scriptTags(server.filesOf(of.name), true)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own making
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />
}
