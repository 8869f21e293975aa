import type { ClientCalls, EstimateRequest } from '@causeway/api/contract'
import type { CoinList } from './coins/coin-list.ts'
import type { FormLimits } from './form-limits.ts'
import type { FormRunner } from './runner/runner-types.ts'

/** Something that happened, for whoever listens (the page's data layer). Never carries what a person typed. */
export type FormTold = {
  readonly name: 'turnOnFixedRate' | 'calculatorAlert'
  readonly fields: Readonly<Record<string, string>>
}

/** What the form works with. Calls that are missing leave out what they are for. */
export type FormNeeds = {
  readonly calls: Pick<ClientCalls, 'estimate'> &
    Partial<
      Pick<
        ClientCalls,
        | 'upsaleEstimate'
        | 'fixedRateAbility'
        | 'alertMessages'
        | 'coinList'
        | 'currencyHistory'
        | 'country'
        | 'fiatOffers'
      >
    >
  /** What the browser tells about itself with each estimate (EXCH-08). */
  readonly readUserMeta?: (() => EstimateRequest['userMeta']) | undefined
  /** Values of the experiment cookies (CALC-29); null where there is none. */
  readonly readExperiments?: (() => FormExperiments) | undefined
  readonly onEvent?: ((told: FormTold) => void) | undefined
  /**
   * Tells whether somebody is signed in, now or as soon as it is known, and at every change; returns what ends that. Only
   * for who is signed in the ability is asked again and again (CALC-14). Absent: nobody is.
   */
  readonly watchSignedIn?: ((listener: (isSignedIn: boolean) => void) => () => void) | undefined
  /** Whether the guaranteed rate is offered beside a floating one: on the processing page (CALC-21). */
  readonly isUpsaleOffered?: boolean | undefined
  /** What the page of another site that holds the form leaves to the customer. */
  readonly limits?: FormLimits | undefined
  /** Hands the running form over to what changes it from outside (`takeGivenChoice`). */
  readonly handOver?: ((runner: FormRunner, coinList: CoinList) => void) | undefined
}

/** What is set from outside the form; what is absent stays as it is. */
export type GivenChoice = {
  readonly from?: string
  readonly to?: string
  /** Decimal text, of the coin that is sent. */
  readonly amount?: string
}

export type FormExperiments = {
  /** EstimationMethod_ABvariant. */
  readonly estimation: string | null
  /** WTP_AB_variant, sent as wtpExperiment. */
  readonly wtp: string | null
  /** BuyAndExchangeOffer_ABvariant; `old`: the way in two steps is only hinted at (BUY-09). */
  readonly buyAndExchange?: string | null
  /** FastFilters_ABvariant; `old`: no chips above the offers (BUY-05). */
  readonly fastFilters?: string | null
}
