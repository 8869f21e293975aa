/**
 * Makes one question of all calls that are made before the program's next turn: `askAll` gets their keys, each once, and
 * answers a value for each key it knows. Every call gets its own value, undefined where there is none, or the error.
 */
export function gatherCalls<Answer>(
  askAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (key: string) => Promise<Answer | undefined> {
  let gathered: Set<string> | null = null
  let answers: Promise<ReadonlyMap<string, Answer>> = Promise.resolve(new Map())

  const begin = (): Set<string> => {
    const keys = new Set<string>()
    answers = Promise.resolve().then(() => {
      gathered = null
      return askAll([...keys])
    })
    return keys
  }
  return async (key) => {
    gathered ??= begin()
    gathered.add(key)
    return (await answers).get(key)
  }
}
