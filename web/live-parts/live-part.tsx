import type { Messages, Namespace } from '@causeway/content/messages'
import { useContext } from 'react'
import { LanguageContext } from '../i18n/index.ts'
import { LivePartServer } from './live-part-server.ts'
import type { LivePartSpec } from './live-part-spec.ts'
import { PageMessagesContext } from './page-messages-context.ts'
import { writePartData } from './part-data.ts'
import { PartFrame } from './part-frame.tsx'
import { scriptTags } from './script-tags.ts'

export type LivePartProps<Props extends object> = {
  readonly of: LivePartSpec<Props>
  readonly props: Props
}

/**
 * Places a part that scripts bring to life on a page that is still otherwise (`wake: 'parts'` in the table of pages).
 * Where the router runs the page, it is an ordinary component.
 */
export function LivePart<Props extends object>({ of, props }: LivePartProps<Props>) {
  const server = useContext(LivePartServer)
  const language = useContext(LanguageContext)
  const messages = chosen(useContext(PageMessagesContext), of.namespaces)
  const { name, Component, early } = of
  const part = (
    <PartFrame language={language} messages={messages}>
      <Component {...props} />
    </PartFrame>
  )
  if (server === null) return <div data-live-part={name}>{part}</div>
  const { nonce, prefetch } = server
  return (
    <>
      {server.stylesOf(name).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <div data-live-part={name} {...inner(server.render(part, `${name}-`))} />
      {early === undefined ? null : <script nonce={nonce} {...inner(`(${early})()`)} />}
      <script
        type="application/json"
        data-live-part-data={name}
        {...inner(writePartData({ props, language, messages, prefetch }))}
      />
      {of.scripts === 'end' ? null : (
        <div hidden id={`${name}-complete`} {...inner(scriptTags(server.filesOf(name)))} />
      )}
    </>
  )
}

function chosen(messages: Messages, namespaces: readonly Namespace[]): Messages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, messages[namespace]]))
}

/** HTML and scripts of our own making; what people wrote into it was escaped when it was made. */
function inner(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}
