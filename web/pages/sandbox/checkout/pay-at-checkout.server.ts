import type { SandboxCalls, SandboxFiatOutcomeRequest } from '@causeway/api/contract'
import { answerBody } from '../../../answer-body.ts'
import { isTestAccount, testBankCode, testCardOf } from './test-payments.ts'

/** What came of a form of the checkout: the next step, or what is wrong. */
export type CheckoutOutcome = {
  /** `secure`: the bank asks for a code before it pays. */
  readonly step: 'done' | 'form' | 'secure'
  readonly problem: 'card' | 'code' | 'account' | 'unknown' | 'settled' | null
}

type Outcome = SandboxFiatOutcomeRequest['outcome']

/** Does what a form of the sandbox's checkout asks by `intent`. No card number is kept, in whatever form. */
export async function payAtCheckout(
  sandbox: Pick<SandboxCalls, 'decideFiatOrder'>,
  order: string,
  form: FormData,
): Promise<CheckoutOutcome> {
  const decide = async (outcome: Outcome): Promise<CheckoutOutcome> => {
    const decided = await sandbox.decideFiatOrder({ id: order, outcome })
    if (decided.ok) return { step: 'done', problem: null }
    if (decided.status === 409) return { step: 'form', problem: 'settled' }
    answerBody(decided)
    return { step: 'form', problem: 'unknown' }
  }
  switch (textOf(form, 'intent')) {
    case 'arrive':
      // The exchange posts its order's name, so that nobody is led to another one's page.
      return textOf(form, 'order') === order
        ? { step: 'form', problem: null }
        : { step: 'form', problem: 'unknown' }
    case 'card':
      return payByCard(form, decide)
    case 'secure':
      return textOf(form, 'code') === testBankCode
        ? decide('paid')
        : { step: 'secure', problem: 'code' }
    case 'wallet':
      return decide('paid')
    case 'transfer':
      return decide('paid_later')
    case 'account':
      return isTestAccount(textOf(form, 'account'))
        ? decide('agreed')
        : { step: 'form', problem: 'account' }
    case 'send':
      return decide('paid')
    case 'cancel':
      return decide('cancelled')
    default:
      return { step: 'form', problem: 'unknown' }
  }
}

async function payByCard(
  form: FormData,
  decide: (outcome: Outcome) => Promise<CheckoutOutcome>,
): Promise<CheckoutOutcome> {
  switch (testCardOf(textOf(form, 'card'))) {
    case 'good':
      return decide('paid')
    case 'declined':
      return decide('declined')
    case 'slow':
      return decide('paid_later')
    case 'secure':
      return { step: 'secure', problem: null }
    case null:
      return { step: 'form', problem: 'card' }
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
