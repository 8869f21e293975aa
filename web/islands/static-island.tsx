import { useContext } from 'react'
import { keepEarlyPress } from './early-press.ts'
import { writeIslandData } from './island-data.ts'
import { scriptTags } from './island-scripts.tsx'
import { IslandServer, type StaticIslandProps } from './island-server.ts'

/** An island as HTML, with what its script hydrates it from. On the server alone: no page loads this file. */
export function StaticIsland({ of, props, language, messages, children }: StaticIslandProps) {
  const server = useContext(IslandServer)
  if (server === null) throw new Error('an island is made static on the server')
  const { early, name, scripts } = of
  const { nonce, prefetch } = server
  return (
    <>
      {server.stylesOf(name).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div data-island={name} {...inner(server.render(children, `${name}-`))} />
      <script nonce={nonce} {...inner(inlineScripts(early))} />
      {scripts === 'end' ? null : <div hidden id={`${name}-complete`} />}
      <script
        type="application/json"
        data-island-data={name}
        {...inner(writeIslandData({ props, language, messages, prefetch }))}
      />
      {scripts === 'end' ? null : (
        <div hidden {...inner(scriptTags(server.filesOf(name), { nonce }))} />
      )}
    </>
  )
}

/** Both look for the island before the script element that they stand in. */
function inlineScripts(early: (() => void) | undefined): string {
  return [keepEarlyPress, ...(early === undefined ? [] : [early])]
    .map((script) => `(${script})()`)
    .join(';')
}

/** HTML and scripts of our own making; what people wrote into it was escaped when it was made. */
function inner(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}
