import type { Answer } from '@causeway/api/contract'
import { data } from 'react-router'

/** The body of a call that a page cannot do without; a refusal becomes the page's error, with its status. */
export function answerBody<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.body
  throw data({ code: answer.body.error.code, message: answer.body.error.message }, answer.status)
}
