import { isPayer, ruleKeyOf } from '@causeway/core/trading/fee-rules'

const rules: Readonly<Record<string, string>> = {
  'fees.slices':
    'Write surcharges as 20000:10, 100000:30. Both the dollars and the basis points must rise, and there can be ten at most.',
  'limits.maximumUsd': 'The largest order must be in whole US dollars, from 1 to 100,000,000.',
  'limits.exposureUsd':
    'Guaranteed payouts per coin must be in whole US dollars, up to 1,000,000,000.',
  'limits.quoteSeconds': 'A guaranteed quote must live 10 to 300 whole seconds.',
}

const coinRules: Readonly<Record<string, string>> = {
  minimum: 'The minimum must be an amount of the coin that is larger than its network fee.',
  networkFee: 'The network fee must be an amount of the coin that is smaller than its minimum.',
  confirmations: 'Confirmations must be a whole number from 1 to 10,000.',
  depth:
    'Write confirmations by amount as 25000:6, 150000:9. Both the dollars and the confirmations must rise, and there can be five at most.',
}

const maintenanceRule =
  'Write the times in UTC as 2026-12-01T10:00Z. The end must be after the start, by 14 days at most.'

/** What a setting of coins, fees or limits may be, as a sentence. */
export function tradingRule(setting: string): string {
  const [kind, , name = ''] = setting.split('.')
  if (name === 'maintenance') return maintenanceRule
  if (kind !== 'coin') {
    return rules[setting] ?? 'Fees must be whole basis points from 0 to 5000 (50 %).'
  }
  return coinRules[name] ?? 'A coin can be opened only as far as its listing allows.'
}

/** Why a setting doesn’t exist: of fees, which part of its name leads nowhere. */
export function unknownSetting(setting: string): string {
  const rule = ruleKeyOf(setting)
  if (rule?.payer && !isPayer(rule.payer)) {
    return rule.payer.kind === 'region'
      ? 'Enter a country by its two-letter code, such as DE.'
      : 'Enter the ID of a partner. The page of an order shows its partner’s ID.'
  }
  return `There is no setting “${setting}”.`
}
