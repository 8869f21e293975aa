import type { FormNeeds } from '../form-needs.ts'
import { coinAlerts } from '../remarks/coin-alerts.ts'
import { type AskedWith, estimateRequest, offerQuery, upsaleRequest } from '../state/form-asking.ts'
import type { FormEvent, FormState } from '../state/form-state.ts'

/** The form as its questions see it. */
export type AskingForm = {
  readonly getState: () => FormState
  /** Takes a reply; ignored once the form has ended. */
  readonly reply: (event: FormEvent) => void
}

/** What the form asks the server, each told to the form when it is answered. */
export function createFormQuestions(
  { calls, ...needs }: FormNeeds,
  { getState, reply }: AskingForm,
) {
  function askedWith(): AskedWith {
    const wtpExperiment = needs.readExperiments?.().wtp
    return {
      ...(needs.readUserMeta === undefined ? {} : { userMeta: needs.readUserMeta() }),
      ...(wtpExperiment === undefined ? {} : { wtpExperiment }),
    }
  }

  async function askEstimate(): Promise<void> {
    const state = getState()
    const answer = await calls.estimate(estimateRequest(state, askedWith()))
    const at = performance.now()
    reply({ kind: 'estimateArrived', askId: state.askId, answer, at })
    if (getState().askId === state.askId && answer.ok) await askUpsale()
  }

  /** What providers of money offer, each told as it comes (BUY-03). */
  async function askOffers(): Promise<void> {
    const state = getState()
    const query = offerQuery(state)
    if (query === null || calls.fiatOffers === undefined) return
    const { askId } = state
    const answer = await calls.fiatOffers(query, (offer) =>
      reply({ kind: 'offerArrived', askId, offer }),
    )
    reply({ kind: 'offersArrived', askId, answer, at: performance.now() })
  }

  /** What the guaranteed rate would give, after each floating estimate (CALC-30). */
  async function askUpsale(): Promise<void> {
    const state = getState()
    const request = upsaleRequest(state, askedWith())
    if (request === null || calls.upsaleEstimate === undefined) return
    const answer = await calls.upsaleEstimate(request)
    reply({ kind: 'upsaleArrived', askId: state.askId, answer })
  }

  async function loadAlerts(path: string): Promise<void> {
    const answer = await calls.alertMessages?.()
    if (answer?.ok) reply({ kind: 'alertsLoaded', alerts: coinAlerts(answer.body, path) })
  }

  /** The server knows the unfinished guaranteed exchanges of who is signed in; a guest has the ability (CALC-14). */
  async function askAbility(): Promise<void> {
    const { category, from, to } = getState()
    if (category !== 'exchange') return
    const answer = await calls.fixedRateAbility?.({ currencyFrom: from, currencyTo: to })
    if (answer?.ok) reply({ kind: 'fixedAbilityTold', isAble: answer.body.result })
  }

  /** The newest question: for an estimate, or for offers (CALC-30). */
  async function ask(): Promise<void> {
    await (getState().category === 'exchange' ? askEstimate() : askOffers())
  }

  return { ask, askUpsale, loadAlerts, askAbility }
}
