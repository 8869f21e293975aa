import { useContext } from 'react'
import { LivePartServer } from './live-part-server.ts'
import type { LivePartSpec } from './live-part-spec.ts'
import { scriptTags } from './script-tags.ts'

/** The scripts of a part with `scripts: 'end'`, where its page ends; nothing where the router runs the page. */
export function LivePartScripts({ of }: { readonly of: Pick<LivePartSpec<object>, 'name'> }) {
  const server = useContext(LivePartServer)
  if (server === null) return null
  const html = scriptTags(server.filesOf(of.name), true)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of our own making
  return <div hidden dangerouslySetInnerHTML={{ __html: html }} />
}
