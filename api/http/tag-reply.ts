import { createHash } from 'node:crypto'

/** A reply that may be kept: its text, and a tag that changes with it (RFC 9110, 8.8.3). */
export type TaggedReply = { readonly text: string; readonly tag: string }

const TAG_LETTERS = 22

/**
 * Writes bodies of replies that may be kept as JSON, with their tags. A body that is given again, the same object, is not
 * written again: the list of currencies is, for as long as the process lives.
 */
export function createReplyTags(): (body: object) => TaggedReply {
  const known = new WeakMap<object, TaggedReply>()
  return (body) => {
    const before = known.get(body)
    if (before !== undefined) return before
    const text = JSON.stringify(body)
    const digest = createHash('sha256').update(text).digest('base64url')
    // Weak: whoever compresses the text on its way sends other bytes that say the same.
    const tagged = { text, tag: `W/"${digest.slice(0, TAG_LETTERS)}"` }
    known.set(body, tagged)
    return tagged
  }
}

/** Whether the asker has what would be sent: his header may name several tags, or any (`*`). */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const plain = (text: string) => text.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || plain(given) === plain(tag))
}
