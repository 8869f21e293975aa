import type { EstimateRequest } from '@causeway/api/contract'

/** What the exchange form asks for: the fields of the form and of the address (contract: exchange form's fields). */
export type ExchangeChoice = {
  readonly from: string
  readonly to: string
  /** Decimal text; empty where the other side was typed. */
  readonly amountFrom: string
  readonly amountTo: string
  readonly isFixedRate: boolean
}

const TICKER = /^[a-z0-9]{1,20}$/

/** Reads the choice from a form or an address; null where no pair is named. amountFrom counts unless it is empty. */
export function readExchangeChoice(fields: URLSearchParams | FormData): ExchangeChoice | null {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const from = text('from').toLowerCase()
  const to = text('to').toLowerCase()
  if (!TICKER.test(from) || !TICKER.test(to)) return null
  const amountFrom = text('amountFrom').replace(',', '.')
  return {
    from,
    to,
    amountFrom,
    amountTo: amountFrom === '' ? text('amountTo').replace(',', '.') : '',
    isFixedRate: ['true', '1', 'on'].includes(text('isFixedRate')),
  }
}

/** The address of step 1 for a choice. */
export function processingPath(choice: ExchangeChoice): string {
  const query = new URLSearchParams({ from: choice.from, to: choice.to })
  if (choice.amountFrom !== '') query.set('amountFrom', choice.amountFrom)
  else if (choice.amountTo !== '') query.set('amountTo', choice.amountTo)
  if (choice.isFixedRate) query.set('isFixedRate', 'true')
  return `/processing?${query}`
}

/** Where the step to check is found again. What was typed is in no address. */
export function checkAddress(sentTo: URL): URL {
  const address = new URL(sentTo)
  address.searchParams.set('step', 'check')
  return address
}

export function isCheckAddress(query: string): boolean {
  return new URLSearchParams(query).get('step') === 'check'
}

/** The estimate that a choice asks for; without any amount, that of one coin. */
export function estimateRequestOf(choice: ExchangeChoice): EstimateRequest {
  const { from, to, isFixedRate } = choice
  if (choice.amountFrom !== '') return { from, to, isFixedRate, amountFrom: choice.amountFrom }
  if (choice.amountTo !== '') return { from, to, isFixedRate, amountTo: choice.amountTo }
  return { from, to, isFixedRate, amountFrom: '1' }
}
