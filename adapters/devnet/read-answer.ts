/** The text that a node of ours answered with. */
export function readAnswerText(answer: unknown): string {
  if (typeof answer !== 'string') throw new Error('The node answered with something else than text')
  return answer
}
