import type { Messages } from '../messages/index.ts'
import type { EditedPhrases } from './operator-content.ts'

/** Puts the operator's phrases in the place of the product's; those of namespaces that are not loaded are left out. */
export function editMessages(messages: Messages, phrases: EditedPhrases | undefined): Messages {
  if (phrases === undefined) return messages
  return Object.fromEntries(
    Object.entries(messages).map(([namespace, loaded]) => [
      namespace,
      Object.fromEntries(
        Object.entries(loaded).map(([key, message]) => {
          const name = `${namespace}.${key}`
          if (typeof message === 'string') return [key, phrases[name] ?? message]
          const plural = Object.entries(message).map(([category, phrase]) => [
            category,
            phrases[`${name}.${category}`] ?? phrase,
          ])
          return [key, Object.fromEntries(plural)]
        }),
      ),
    ]),
  )
}
