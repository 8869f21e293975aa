import type { SandboxCalls, SandboxFiatOrderOut } from '@causeway/api/contract'
import { describe, expect, test } from 'vitest'
import { payAtCheckout } from './pay-at-checkout.server.ts'
import { testAccount, testBankCode, testCards } from './test-payments.ts'

const ORDER: SandboxFiatOrderOut = {
  id: 'order-1',
  provider: 'sandboxpay',
  providerName: 'Sandbox Pay',
  reference: 'ours',
  side: 'buy',
  fiat: 'usd',
  coin: 'btc',
  network: 'bitcoin',
  amountFrom: '150',
  amountTo: '0.0014',
  fee: '5.25',
  method: null,
  methods: ['visa'],
  address: 'bc1q',
  extraId: null,
  returnUrl: 'https://exchange.example/',
  state: 'waiting',
  isBeingDecided: false,
  reason: null,
  txId: null,
  payInAddress: null,
  isDown: false,
  createdAt: '2026-11-22T02:00:00.000Z',
}

function checkout(isSettled = false) {
  const decided: string[] = []
  const sandbox: Pick<SandboxCalls, 'decideFiatOrder'> = {
    decideFiatOrder: async ({ outcome }) => {
      decided.push(outcome)
      if (!isSettled) return { ok: true, status: 200, body: { order: ORDER } }
      const message = 'That can no longer happen.'
      const error = { code: 'play_fiat_order_settled', message, details: {} }
      return { ok: false, status: 409, body: { error } }
    },
  }
  const post = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return payAtCheckout(sandbox, 'order-1', form)
  }
  return { decided, post }
}

describe('the sandbox’s checkout', () => {
  test.each([
    ['good', ['paid'], 'done'],
    ['declined', ['declined'], 'done'],
    ['slow', ['paid_later'], 'done'],
    ['secure', [], 'secure'],
  ] as const)('takes the test card that is %s', async (kind, outcomes, step) => {
    const { decided, post } = checkout()
    const number = testCards.find((card) => card.kind === kind)?.number ?? ''
    expect(await post({ intent: 'card', card: number })).toEqual({ step, problem: null })
    expect(decided).toEqual(outcomes)
  })

  test('refuses every other card, and keeps nothing of it', async () => {
    const { decided, post } = checkout()
    const outcome = await post({ intent: 'card', card: '5555 5555 5555 4444' })
    expect(outcome).toEqual({ step: 'form', problem: 'card' })
    expect(JSON.stringify(outcome)).not.toContain('5555')
    expect(decided).toEqual([])
  })

  test('asks for the bank’s code, and again where it is wrong', async () => {
    const { decided, post } = checkout()
    expect(await post({ intent: 'secure', code: '1' })).toEqual({ step: 'secure', problem: 'code' })
    expect(await post({ intent: 'secure', code: testBankCode })).toMatchObject({ step: 'done' })
    expect(decided).toEqual(['paid'])
  })

  test('knows transfers, wallets, sales and second thoughts', async () => {
    const { decided, post } = checkout()
    for (const intent of ['transfer', 'wallet', 'send', 'cancel']) await post({ intent })
    await post({ intent: 'account', account: testAccount })
    expect(await post({ intent: 'account', account: 'DE89' })).toMatchObject({ problem: 'account' })
    expect(decided).toEqual(['paid_later', 'paid', 'paid', 'cancelled', 'agreed'])
  })

  test('receives people by a posted form that names their order [BUY-07]', async () => {
    const { post } = checkout()
    expect(await post({ intent: 'arrive', order: 'order-1' })).toEqual({
      step: 'form',
      problem: null,
    })
    expect(await post({ intent: 'arrive', order: 'order-2' })).toMatchObject({ problem: 'unknown' })
    expect(await post({ intent: 'buy me a boat' })).toMatchObject({ problem: 'unknown' })
  })

  test('says where something can no longer happen', async () => {
    const { post } = checkout(true)
    expect(await post({ intent: 'wallet' })).toEqual({ step: 'form', problem: 'settled' })
  })
})
