import type { Messages, Namespace } from '@causeway/content/messages'
import { createContext, useContext } from 'react'
import { FramePrefixContext, LanguageContext } from '../i18n/use-language.ts'
import { keepEarlyPress } from './early-press.ts'
import { writeIslandData } from './island-data.ts'
import { IslandFrame } from './island-frame.tsx'
import { scriptTags } from './island-scripts.tsx'
import { IslandServer } from './island-server.ts'
import type { IslandSpec } from './island-spec.ts'

/** Every phrase the page has, so that an island can take along those that it shows. */
export const PageMessagesContext = createContext<Messages>({})

export type IslandProps<Props extends object> = {
  readonly of: IslandSpec<Props>
  readonly props: Props
}

/**
 * Places an island on a page of otherwise static HTML (`hydration: 'islands'` in the table of pages). Where the router runs the
 * page, it is an ordinary component.
 */
export function Island<Props extends object>({ of, props }: IslandProps<Props>) {
  const server = useContext(IslandServer)
  const language = useContext(LanguageContext)
  const framePrefix = useContext(FramePrefixContext)
  const messages = chosen(useContext(PageMessagesContext), of.namespaces)
  const { name, Component, early } = of
  const island = (
    <IslandFrame language={language} messages={messages} framePrefix={framePrefix}>
      <Component {...props} />
    </IslandFrame>
  )
  if (server === null) return <div data-island={name}>{island}</div>
  const { nonce, prefetch } = server
  return (
    <>
      {server.stylesOf(name).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div data-island={name} {...inner(server.render(island, `${name}-`))} />
      <script nonce={nonce} {...inner(inlineScripts(early))} />
      <script
        type="application/json"
        data-island-data={name}
        {...inner(writeIslandData({ props, language, messages, prefetch }))}
      />
      {of.scripts === 'end' ? null : (
        <div hidden id={`${name}-complete`} {...inner(scriptTags(server.filesOf(name)))} />
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

function chosen(messages: Messages, namespaces: readonly Namespace[]): Messages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
}

/** HTML and scripts of our own making; what people wrote into it was escaped when it was made. */
function inner(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}
