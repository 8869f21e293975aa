import type { Answer } from '@causeway/api/contract'

/**
 * The body of a call that something rests on. Throws 'Error during {call}' where it failed, with the refusal as its cause
 * (REF-02).
 */
export async function bodyOf<T>(call: string, ask: () => Promise<Answer<T>>): Promise<T> {
  const answer = await ask()
  if (answer.ok) return answer.body
  throw new Error(`Error during ${call}`, { cause: answer.body })
}

/** The body of a call beside the point: one that failed is logged and gives {} (REF-02). */
export async function bodyAside<T extends object>(
  call: string,
  ask: () => Promise<Answer<T>>,
): Promise<Partial<T>> {
  try {
    return await bodyOf(call, ask)
  } catch (error) {
    console.warn(error)
    return {}
  }
}
