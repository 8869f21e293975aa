import { type LanguageCode, languages } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { FiatForm } from '@causeway/widget/fiat'
import type { FiatPartProps } from '@causeway/widget/form'
import { MessagesProvider } from '@causeway/widget/messages'
import type { ComponentType } from 'react'

/** The form of buying, in words that its page does not carry. */
export function createBuying(
  language: LanguageCode,
  messages: Messages,
): ComponentType<FiatPartProps> {
  return function Buying(props) {
    return (
      <MessagesProvider language={languages[language].hreflang} messages={messages}>
        <FiatForm {...props} />
      </MessagesProvider>
    )
  }
}
