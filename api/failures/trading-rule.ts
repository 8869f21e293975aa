const rules: Readonly<Record<string, string>> = {
  'fees.slices':
    'Write slices as 20000:10, 100000:30. Dollars and basis points both rise, at most ten slices.',
  'limits.maximumUsd': 'The largest order is in whole US dollars, from 1 to 100,000,000.',
  'limits.exposureUsd': 'Open guarantees are in whole US dollars, up to 1,000,000,000.',
  'limits.quoteSeconds': 'A guaranteed quote lives 10 to 300 whole seconds.',
}

const coinRules: Readonly<Record<string, string>> = {
  minimum: 'The minimum is an amount of the coin, larger than its network fee.',
  networkFee: 'The network fee is an amount of the coin, smaller than its minimum.',
  confirmations: 'Confirmations are a whole number from 1 to 10,000.',
}

/** What a setting of coins, fees or limits may be, as a sentence. */
export function tradingRule(setting: string): string {
  const [kind, , name = ''] = setting.split('.')
  if (kind !== 'coin') {
    return rules[setting] ?? 'Fees are whole basis points from 0 to 5000, which is 50 %.'
  }
  return coinRules[name] ?? 'A coin can be opened only as far as its listing offers it.'
}
