import type { Messages, Namespace } from '@causeway/content/messages'
import { createContext, useContext } from 'react'
import { FramePrefixContext, LanguageContext } from '../i18n/use-language.ts'
import { IslandFrame } from './island-frame.tsx'
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
  const { name, Component } = of
  const island = (
    <IslandFrame language={language} messages={messages} framePrefix={framePrefix}>
      <Component {...props} />
    </IslandFrame>
  )
  if (server === null) return <div data-island={name}>{island}</div>
  return (
    <server.Static
      of={of}
      props={of.carried?.(props) ?? props}
      language={language}
      messages={messages}
    >
      {island}
    </server.Static>
  )
}

function chosen(messages: Messages, namespaces: readonly Namespace[]): Messages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
}
