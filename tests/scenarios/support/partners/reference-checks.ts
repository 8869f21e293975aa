import type { RpcFailureName } from '@causeway/api/partner'

/**
 * Where a value is of another form than the one that is shown: another kind, missing or further fields. Null stands for
 * whatever a field may hold; of lists, the first entries are compared.
 */
export function differences(shown: unknown, real: unknown, place = 'result'): readonly string[] {
  if (shown === null || real === null) return []
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [`${place}: no list`]
    return shown.length === 0 ? [] : differences(shown[0], real[0], `${place}[0]`)
  }
  if (typeof shown !== typeof real) return [`${place}: ${typeof shown}, not ${typeof real}`]
  if (typeof shown !== 'object') return []
  const both = { shown: Object.keys(shown), real: Object.keys(Object(real)) }
  const fieldIn = (from: unknown, name: string) => new Map(Object.entries(Object(from))).get(name)
  return [
    ...both.shown.filter((name) => !both.real.includes(name)).map((name) => `${place}: no ${name}`),
    ...both.real.filter((name) => !both.shown.includes(name)).map((name) => `${place}: ${name}`),
    ...both.shown
      .filter((name) => both.real.includes(name))
      .flatMap((name) =>
        differences(fieldIn(shown, name), fieldIn(real, name), `${place}.${name}`),
      ),
  ]
}

type Cause = { readonly params: object; readonly message: RegExp }

/** What makes a method answer with an error: changed parameters of its example. */
export const errorCauses: Partial<Readonly<Record<RpcFailureName, Cause>>> = {
  belowMinimum: {
    params: { amountFrom: '0.00000001' },
    message: /Invalid amount for pair btc->eth\. Minimal amount is [\d.]+ btc/,
  },
  aboveMaximum: {
    params: { amountFrom: '90000000' },
    message: /Invalid amount for pair btc->eth\. Maximum amount is [\d.]+ btc/,
  },
  currencyNotFound: {
    params: { from: 'xyz', currency: 'xyz' },
    message: /Invalid currency: xyz not found/,
  },
  invalidParameter: {
    params: { from: '', currency: '', id: { wrong: true } },
    message: /Parameter \w+ is invalid/,
  },
  invalidAddress: { params: { address: 'nonsense' }, message: /Error: Invalid address/ },
  invalidRefundAddress: {
    params: { refundAddress: 'nonsense' },
    message: /Error: Invalid refund address/,
  },
  rateOver: { params: { rateId: 'forged' }, message: /rateId was expired or already used/ },
}
