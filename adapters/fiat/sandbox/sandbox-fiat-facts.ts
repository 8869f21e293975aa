import type { AssetCode } from '@causeway/core/money'
import type { FiatPlace, FiatProviderFacts, PaymentMethod } from '@causeway/core/ports'
import type { PlayFiatProvider } from '../../world/index.ts'
import {
  europe,
  expensiveCoins,
  largeCoins,
  privateCoins,
  sanctionedCountries,
} from './play-lists.ts'

/** A way to pay, with what it costs: a share of the amount, and in US dollars the least. */
export type SandboxPayWay = {
  readonly methods: readonly PaymentMethod[]
  readonly feeBps: bigint
  readonly leastFeeUsd: string
}

/** Everything in which the sandbox's providers differ. */
export type SandboxFiatFacts = FiatProviderFacts & {
  readonly id: PlayFiatProvider
  readonly sells: (coin: AssetCode) => boolean
  readonly isOpenIn: (place: FiatPlace) => boolean
  /** Above the market when it sells, below when it buys. */
  readonly spreadBps: bigint
  /** The foremost first. */
  readonly ways: readonly SandboxPayWay[]
  readonly limitsUsd: readonly [min: string, max: string]
  readonly tellsNetworkFee: boolean
  /** How long a price holds; null: it promises nothing. */
  readonly holdsMilliseconds: number | null
  readonly answersAfterMilliseconds: number
  /** In the mode `slow` it is sometimes slower than anybody waits. */
  readonly isUnsteady: boolean
  readonly sendsAfterMilliseconds: number
  readonly goesTo: 'redirect' | 'form'
}

const CARDS = ['visa', 'mastercard'] as const
const isSanctioned = ({ country }: FiatPlace) => sanctionedCountries.includes(country)

/** Quick, at a middle price, with every coin of whom others can tell where it came from. Not in New York. */
const sandboxPay: SandboxFiatFacts = {
  id: 'sandboxpay',
  name: 'Sandbox Pay',
  sides: ['buy', 'sell'],
  methods: [...CARDS, 'apple_pay', 'google_pay', 'bank_transfer'],
  kyc: 'light',
  minutes: [1, 5],
  site: '/sandbox',
  sells: (coin) => !privateCoins.includes(coin),
  isOpenIn: (place) => !isSanctioned(place) && !(place.country === 'US' && place.state === 'NY'),
  spreadBps: 60n,
  ways: [
    { methods: CARDS, feeBps: 350n, leastFeeUsd: '3.99' },
    { methods: ['apple_pay', 'google_pay'], feeBps: 320n, leastFeeUsd: '3.99' },
    { methods: ['bank_transfer'], feeBps: 120n, leastFeeUsd: '1.99' },
  ],
  limitsUsd: ['20', '20000'],
  tellsNetworkFee: true,
  holdsMilliseconds: 60_000,
  answersAfterMilliseconds: 15,
  isUnsteady: false,
  sendsAfterMilliseconds: 1000,
  goesTo: 'redirect',
}

/** The cheapest, for large coins only, in Europe only, and it wants to see papers. */
const playbank: SandboxFiatFacts = {
  id: 'playbank',
  name: 'Playbank',
  sides: ['buy', 'sell'],
  methods: ['bank_transfer', ...CARDS],
  kyc: 'full',
  minutes: [10, 60],
  site: '/sandbox',
  sells: (coin) => largeCoins.includes(coin),
  isOpenIn: ({ country }) => europe.includes(country),
  spreadBps: 30n,
  ways: [
    { methods: ['bank_transfer'], feeBps: 90n, leastFeeUsd: '0.99' },
    { methods: CARDS, feeBps: 240n, leastFeeUsd: '2.49' },
  ],
  limitsUsd: ['50', '50000'],
  tellsNetworkFee: true,
  holdsMilliseconds: 300_000,
  answersAfterMilliseconds: 1000,
  isUnsteady: false,
  sendsAfterMilliseconds: 3000,
  goesTo: 'redirect',
}

/** Dear and slow, almost everywhere, with stable coins too, and it asks for nothing but an e-mail address. */
const toyramp: SandboxFiatFacts = {
  id: 'toyramp',
  name: 'Toyramp',
  sides: ['buy'],
  methods: [...CARDS, 'paypal', 'local_method'],
  kyc: 'none',
  minutes: [2, 15],
  site: '/sandbox',
  sells: (coin) => expensiveCoins.includes(coin),
  isOpenIn: (place) => !isSanctioned(place) && place.country !== 'JP',
  spreadBps: 140n,
  ways: [
    { methods: CARDS, feeBps: 490n, leastFeeUsd: '2.00' },
    { methods: ['paypal', 'local_method'], feeBps: 560n, leastFeeUsd: '2.50' },
  ],
  limitsUsd: ['10', '5000'],
  tellsNetworkFee: false,
  holdsMilliseconds: null,
  answersAfterMilliseconds: 2500,
  isUnsteady: true,
  sendsAfterMilliseconds: 2000,
  goesTo: 'form',
}

export const sandboxFiatFacts: readonly SandboxFiatFacts[] = [sandboxPay, playbank, toyramp]
