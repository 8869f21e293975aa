import type { Answer } from '@causeway/api/contract'

/** Codes behind which there is no refusal of ours: nothing came, or what came is not from the product. */
const NOT_OURS: readonly string[] = ['network_unreachable', 'reply_unreadable', 'unexpected']
/** A refusal for now: prices paused, a service of others silent. Its caller says so and asks again. */
const REFUSED_FOR_NOW = 503

/**
 * Whether a reply says that the site is broken (SHELL-06): the network failed, the server did, something that is not ours
 * answered, or it refused what no caller has words for. Refusals of ours that callers show are not broken.
 */
export function isBrokenAnswer(answer: Answer<unknown>, areRefusalsShown: boolean): boolean {
  if (answer.ok) return false
  const { status, body } = answer
  if (NOT_OURS.includes(body.error.code)) return true
  return (status >= 500 && status !== REFUSED_FOR_NOW) || !areRefusalsShown
}
