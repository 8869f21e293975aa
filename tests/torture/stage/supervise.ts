import type { Stage } from './stage.ts'

/** Starts the shop again where it ended by itself, as an operator's supervisor does, and remembers that it did. */
export function supervise(stage: Stage): { readonly stop: () => string | null } {
  const { shop } = stage
  const { crashes } = stage
  crashes.length = 0
  let over = false
  const watch = async () => {
    for (;;) {
      const { by } = await shop.ended()
      if (over) return
      crashes.push(`the process ended by itself with ${by}:\n${lastWords(shop.output())}`)
      await stage.releaseLeases()
      await shop.start()
    }
  }
  watch().catch((error: unknown) => crashes.push(String(error)))
  return {
    stop: () => {
      over = true
      return crashes.length === 0 ? null : crashes.join('\n')
    },
  }
}

const LAST_CHARACTERS = 1500

function lastWords(output: string): string {
  return output.slice(-LAST_CHARACTERS)
}
