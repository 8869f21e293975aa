import type { Screening, ScreeningPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'

/**
 * Several providers as one: the highest score counts, and one list is enough. Where one of them does not answer, a
 * listing by another still holds; otherwise nothing is known, since the silent one might have said the worst.
 */
export function createWithSeveral(providers: readonly ScreeningPort[]): ScreeningPort {
  const [only] = providers
  if (only !== undefined && providers.length === 1) return only
  return {
    name: providers.map(({ name }) => name).join('+'),
    screen: async (subject) => {
      const answers = await Promise.all(providers.map((provider) => provider.screen(subject)))
      const known = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
      const worst = known.reduce<Screening | null>(worse, null)
      if (worst === null) return fail({ code: 'screening_unavailable' })
      if (known.length < answers.length && !worst.isListed) {
        return fail({ code: 'screening_unavailable' })
      }
      return ok(worst)
    },
  }
}

function worse(one: Screening | null, other: Screening): Screening {
  if (one === null) return other
  if (one.isListed !== other.isListed) return one.isListed ? one : other
  return other.score > one.score ? other : one
}
