import { answered, type FiatCall } from '../fiat-call.ts'

/** The providers that sell coins. The rating is ours, of our own orders; null before there are enough of them. */
export const getProviders: FiatCall = {
  method: 'GET',
  path: '/providers',
  summary: 'Providers that sell coins for fiat money.',
  scope: 'read',
  params: [],
  answer: async ({ useCases }) => {
    const providers = await useCases.fiat.providers()
    return answered(
      providers
        .filter(({ facts }) => facts.sides.includes('buy'))
        .map(({ facts, rating }) => ({
          code: facts.id,
          name: facts.name,
          trustPilotRating: rating === null ? null : rating.toFixed(1),
          iconUrl: null,
        })),
    )
  },
}
