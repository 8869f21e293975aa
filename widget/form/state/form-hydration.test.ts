import type { Answer, EstimateReply, EstimateRequest } from '@causeway/api/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testEstimate } from '../../form-testing/test-coins.ts'
import type { FormNeeds, FormTold } from '../form-needs.ts'
import { createFormRunner } from '../runner/form-runner.ts'
import type { FormHydration } from '../runner/runner-types.ts'
import { sceneCoins } from './form-scene.fixture.ts'
import type { FormStart } from './form-state.ts'

const start: FormStart = {
  from: 'btc',
  to: 'eth',
  amountFrom: '0.1',
  isFixedRate: false,
  estimate: testEstimate({}),
}

function ok<T>(body: T): Answer<T> {
  return { ok: true, status: 200, body }
}

const unreachable: Answer<EstimateReply> = {
  ok: false,
  status: 0,
  body: { error: { code: 'network_unreachable', message: '', details: {} } },
}

/** A form whose server answers at once. */
function hydrate(
  needs: Partial<FormNeeds> = {},
  from: Partial<FormStart> = {},
  hydration?: FormHydration,
) {
  const asked: EstimateRequest[] = []
  const upsold: EstimateRequest[] = []
  const told: FormTold[] = []
  const scene = { answer: ok(testEstimate({})), abilityAsked: 0, isAble: true }
  const runner = createFormRunner(
    {
      onEvent: (event) => told.push(event),
      ...needs,
      calls: {
        estimate: async (request) => {
          asked.push(request)
          return scene.answer
        },
        upsaleEstimate: async (request) => {
          upsold.push(request)
          return ok({ reqId: 1, amountTo: '1.7', amountToNoNetFee: '1.702', rate: '17' })
        },
        fixedRateAbility: async () => {
          scene.abilityAsked += 1
          return ok({ result: scene.isAble })
        },
        alertMessages: async () =>
          ok({ result: [{ id: 'currency-to', message: 'late', routes: '', currency: 'eth' }] }),
      },
    },
    sceneCoins,
    { ...start, ...from },
  )
  const end = runner.begin(hydration)
  return { runner, asked, upsold, told, scene, end }
}

const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the fixed-rate ability (CALC-13, CALC-14)', () => {
  test('is never asked for an anonymous visitor', async () => {
    const { scene } = hydrate()
    await later(120_000)
    expect(scene.abilityAsked).toBe(0)
  })

  test('is asked every 15 s of who is signed in, in category exchange only [CALC-14]', async () => {
    let tell: (isSignedIn: boolean) => void = () => {}
    const { runner, scene, end } = hydrate({
      watchSignedIn: (listener) => {
        tell = listener
        return () => {
          tell = () => {}
        }
      },
    })
    // Not before it is known who it is.
    await later(60_000)
    expect(scene.abilityAsked).toBe(0)
    tell(true)
    await later(0)
    expect(scene.abilityAsked).toBe(1)
    await later(14_999)
    expect(scene.abilityAsked).toBe(1)
    scene.isAble = false
    await later(1)
    expect([scene.abilityAsked, runner.getState().isFixedAble]).toEqual([2, false])
    runner.dispatch({ kind: 'categoryChosen', category: 'sell' })
    await later(60_000)
    expect(scene.abilityAsked).toBe(2)
    runner.dispatch({ kind: 'categoryChosen', category: 'exchange' })
    await later(15_000)
    expect(scene.abilityAsked).toBe(3)
    // Signing out ends it, and what was on its way for the account is not believed of a guest.
    await later(15_000 - 1)
    vi.advanceTimersByTime(1)
    tell(false)
    await later(60_000)
    expect([scene.abilityAsked, runner.getState().isFixedAble]).toEqual([4, true])
    tell(true)
    await later(0)
    expect(scene.abilityAsked).toBe(5)
    end()
    await later(60_000)
    expect(scene.abilityAsked).toBe(5)
  })
})

describe('the upsale (CALC-30)', () => {
  test('is asked after each floating estimate, for the same amount, with the same number', async () => {
    const experiments = { estimation: 'new', wtp: 'b' }
    const { runner, asked, upsold } = hydrate({ readExperiments: () => experiments })
    runner.dispatch({ kind: 'amountTyped', side: 'from', text: '0.2' })
    await later(490)
    expect(asked).toHaveLength(1)
    expect(upsold).toEqual([
      {
        from: 'btc',
        to: 'eth',
        amountFrom: '0.1',
        isFixedRate: false,
        reqId: 1,
        wtpExperiment: 'b',
      },
    ])
    expect(asked[0]?.wtpExperiment).toBe('b')
    expect(runner.getState().upsale).toEqual({ amountTo: '1.7', more: '0.063888' })
  })

  test('is not asked at a guaranteed rate', async () => {
    const { upsold } = hydrate({}, { isFixedRate: true })
    await later(0)
    expect(upsold).toEqual([])
  })

  test('is asked at once for the estimate that the processing page brought', async () => {
    const { asked, upsold } = hydrate({ isUpsaleOffered: true })
    await later(0)
    expect([asked.length, upsold.length]).toEqual([0, 1])
  })
})

describe('hydration (CALC-31)', () => {
  test('takes the choice, then loads what the operator says', async () => {
    const choice = { from: 'eth', to: 'btc', source: 'from', amount: '2', isFixed: false } as const
    const { runner, asked } = hydrate({}, {}, { choice, path: '/' })
    await later(0)
    expect(asked[0]).toMatchObject({ from: 'eth', to: 'btc', amountFrom: '2' })
    expect(runner.getState().alerts).toEqual([{ side: 'to', currency: 'eth', message: 'late' }])
  })

  test('a tab that is looked at again asks for a fresh quote at once', async () => {
    const { runner, asked, scene } = hydrate({}, { isFixedRate: true })
    const quote = { rateId: 'r', serverTime: 1_000, rateIdExpiredAt: 26_000 }
    scene.answer = ok(testEstimate(quote))
    runner.dispatch({ kind: 'askedAgain' })
    await later(0)
    runner.resume()
    await later(0)
    expect(asked).toHaveLength(3)
    expect(runner.getState().isRenewal).toBe(true)
  })

  test('a floating estimate is asked anew only where it is old', async () => {
    const { runner, asked } = hydrate()
    await later(14_000)
    runner.resume()
    expect(asked).toHaveLength(0)
    await later(2_000)
    runner.resume()
    expect(asked).toHaveLength(1)
  })
})

describe('a server that cannot be reached', () => {
  test('is tried again by itself', async () => {
    const { runner, asked, scene } = hydrate()
    scene.answer = unreachable
    runner.dispatch({ kind: 'askedAgain' })
    await later(0)
    expect(runner.getState().failure?.code).toBe('network_unreachable')
    await later(5_000)
    expect(asked).toHaveLength(2)
    scene.answer = ok(testEstimate({}))
    await later(5_000)
    expect(runner.getState().failure).toBeNull()
    await later(60_000)
    expect(asked).toHaveLength(3)
  })
})

describe('what is told (CALC-12, CALC-27)', () => {
  test('turning the guaranteed rate on, not off', () => {
    const { runner, told } = hydrate()
    runner.dispatch({ kind: 'rateKindChosen', isFixed: true })
    runner.dispatch({ kind: 'rateKindChosen', isFixed: false })
    expect(told).toEqual([{ name: 'turnOnFixedRate', fields: { from: 'btc', to: 'eth' } }])
  })

  test('each alert once, as it appears, and again when it comes back', async () => {
    const { runner, told, scene } = hydrate({}, {}, { choice: null, path: '/' })
    await later(0)
    scene.answer = ok(testEstimate({ amountTo: null }))
    for (const text of ['0.00001', '0.00002', '1', '0.00001']) {
      runner.dispatch({ kind: 'amountTyped', side: 'from', text })
      await later(1_000)
    }
    expect(told.map(({ fields }) => fields.id)).toEqual([
      'currency-to',
      'minimum-amount',
      'minimum-amount',
      'minimum-amount',
    ])
  })
})
