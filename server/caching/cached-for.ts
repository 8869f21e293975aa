/** The same question with its last answer kept for a while; those who ask together wait for one answer. */
export function cachedFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { readonly askedAt: number; readonly answer: Promise<T> } | null = null
  return () => {
    const now = performance.now()
    if (last !== null && now - last.askedAt < milliseconds) return last.answer
    const answer = ask()
    last = { askedAt: now, answer }
    // A failure is not kept: the next one asks again.
    answer.catch(() => {
      last = null
    })
    return answer
  }
}
