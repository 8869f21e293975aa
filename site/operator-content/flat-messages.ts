import type { Messages } from '@causeway/content/messages'

/** Phrases by `namespace.key`, plural forms by `namespace.key.category`. */
export function flatMessages(messages: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([namespace, phrases]) =>
      Object.entries(phrases).flatMap(([key, message]) =>
        typeof message === 'string'
          ? [[`${namespace}.${key}`, message]]
          : Object.entries(message).map(([category, phrase]) => [
              `${namespace}.${key}.${category}`,
              phrase,
            ]),
      ),
    ),
  )
}
