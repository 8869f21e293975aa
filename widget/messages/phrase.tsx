import { type MessageKey, type MessageValues, splitPhrase } from '@causeway/content/messages'
import { Fragment, type ReactNode } from 'react'
import { useTranslate } from './use-translate.ts'

export type PhraseProps = {
  readonly id: MessageKey
  readonly values?: MessageValues
  /** What to put around the words in `<name>…</name>`: a link, a strong. */
  readonly tags: Readonly<Record<string, (words: string) => ReactNode>>
}

/** A whole phrase with something around some of its words. */
export function Phrase({ id, values = {}, tags }: PhraseProps) {
  const translate = useTranslate()
  return splitPhrase(translate(id, values)).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a phrase never move
    <Fragment key={index}>
      {part.kind === 'tag' ? (tags[part.name]?.(part.text) ?? part.text) : part.text}
    </Fragment>
  ))
}
