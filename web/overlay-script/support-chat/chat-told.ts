/** What counts of a conversation (TELE-06): nothing of what was said in it. */
export type ChatTold = Partial<
  Readonly<Record<'status' | 'type' | 'author' | 'greeting' | 'value' | 'visibility', string>>
>

const TOLD = 'support-chat'

/** Tells the page what happened in the chat; whoever counts listens there. */
export function publishChatEvent(told: ChatTold): void {
  window.dispatchEvent(new CustomEvent<ChatTold>(TOLD, { detail: told }))
}

/** A field of what the chat's script said; what is no short text counts as not said. */
export function fieldOf(data: unknown, ...path: readonly string[]): string | undefined {
  let value: unknown = data
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([each]) => each === name)?.[1]
  }
  const isShort = (typeof value === 'string' && value.length <= 100) || typeof value === 'number'
  return isShort ? String(value) : undefined
}
