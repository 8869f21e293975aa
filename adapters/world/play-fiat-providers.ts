/** The sandbox's providers of fiat, by the ids that modes, orders and messages know them by. */
export const playFiatProviders = ['sandboxpay', 'playbank', 'toyramp'] as const
export type PlayFiatProvider = (typeof playFiatProviders)[number]
