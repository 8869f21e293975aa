import type { NamespaceMessages } from '../message.ts'

// What pages for search engines say of a pair or coin. `{from}`, `{to}`, `{ticker}` are tickers, now and then with a
// network ("USDT TRC-20"); `{fromName}`, `{toName}`, `{name}` are full names ("Bitcoin", "Tether (TRC-20)").
// A and B say the same in other words. Titles: at most 60 characters with short names. Descriptions: 70 to 155.
export const seoTexts = {
  pairTitleA: 'Exchange {fromName} to {toName}: live rate',
  pairTitleB: 'Swap {fromName} for {toName} without an account',
  pairTitleShort: '{from} to {to}: live rate, limits, fees',
  pairHeadingA: 'Exchange {fromName} to {toName}',
  pairHeadingB: 'Swap {fromName} for {toName}',
  pairDescriptionA:
    'Exchange {from} to {to} at the live rate, without an account. Limits, network fee and what you receive are shown before you send.',
  pairDescriptionB:
    '{from} to {to} right now: the rate, the minimum and maximum amount, the network fee, and each step to your payout.',
  pairIntroA:
    '1 {from} is about {rate} {to} right now, before fees. You can exchange from {minFrom} to {maxFrom} {from}. The form shows the final amount after fees.',
  pairIntroB:
    'The current rate is about {rate} {to} for 1 {from}, before fees. You can send from {minFrom} to {maxFrom} {from}, and you see the final amount before you decide.',
  pairPaused:
    'We can’t price this pair right now. Try again in a few minutes, or choose another pair below.',
  pairRangeA: {
    one: 'In the last 24 hours, 1 {from} was worth between {lowest} and {highest} {to}.',
    other: 'Over the last {count} days, 1 {from} was worth between {lowest} and {highest} {to}.',
  },
  pairRangeB: {
    one: 'In 24 hours, the market rate for 1 {from} moved between {lowest} and {highest} {to}.',
    other:
      'Within {count} days, the market rate for 1 {from} moved between {lowest} and {highest} {to}.',
  },
  pairNetworksA: {
    one: 'You pay on the {fromNetwork} network, and we process the deposit after {count} confirmation. {toName} is paid out on the {toNetwork} network.',
    other:
      'You pay on the {fromNetwork} network, and we process the deposit after {count} confirmations. {toName} is paid out on the {toNetwork} network.',
  },
  pairNetworksB: {
    one: 'The exchange starts once your {fromName} deposit has {count} confirmation on the {fromNetwork} network. For the {toName} payout you need an address on the {toNetwork} network.',
    other:
      'The exchange starts once your {fromName} deposit has {count} confirmations on the {fromNetwork} network. For the {toName} payout you need an address on the {toNetwork} network.',
  },
  pairTypical: {
    one: 'In the last 30 days, half of this pair’s exchanges took up to {count} minute from detecting the payment to confirming the payout.',
    other:
      'In the last 30 days, half of this pair’s exchanges took up to {count} minutes from detecting the payment to confirming the payout.',
  },
  networkWait: {
    one: 'Deposits on {network} usually take about {count} minute to confirm. The payout follows.',
    other:
      'Deposits on {network} usually take about {count} minutes to confirm. The payout follows.',
  },
  // {extraId}: what the network calls it, in English: "Memo", "Destination tag".
  extraIdFrom:
    '{name} deposits need a second detail besides the address ({extraId}). Include the one shown on your order in your payment.',
  extraIdTo:
    '{name} payouts can include a second detail besides the address ({extraId}). Enter it if your wallet or service gives you one.',
  stepAmountName: 'Choose the amount',
  stepAmountText:
    'Enter how much {from} you send, or how much {to} you want. You see the final amount after fees.',
  stepAddressName: 'Enter your {to} address',
  stepAddressText: 'We check it against the rules of {toNetwork} before you pay.',
  stepPayName: 'Send the {from}',
  stepPayText:
    'The order page shows the deposit address and tracks your payment on-chain until your {to} is on its way.',
  timeQuestion: 'How long does it take to exchange {from} to {to}?',
  costQuestion: 'What does it cost to exchange {from} to {to}?',
  costAnswer:
    'The exchange fee starts at {fee}%, and the network fee for the payout is {networkFee} {to}. The amount you see already includes both.',
  limitsQuestion: 'How much {from} can I exchange?',
  limitsAnswer:
    'Right now the minimum is {minFrom} {from} and the maximum is {maxFrom} {from}. The maximum depends on our reserves of {to}.',
  extraIdQuestion: 'Is an address enough, or do I need a {extraId}?',
  accountQuestion: 'Do I need an account?',
  accountAnswer:
    'No. Your browser and the order link are enough to track it. Large amounts may need an identity check.',
  lateQuestion: 'What if I pay late or send a different amount?',
  lateAnswer:
    'It isn’t lost. You choose: exchange the payment at the current rate, or get a refund.',
  coinTitle: 'Exchange {name}: live rates and pairs',
  coinTitleShort: '{ticker}: live exchange rates and pairs',
  coinHeading: 'Exchange {name}',
  coinDescription: {
    one: 'Swap {ticker} for {count} other coin without an account: live rate, limits and fees, and how deposits on {network} are confirmed.',
    other:
      'Swap {ticker} for {count} other coins without an account: live rates, limits and fees, and how deposits on {network} are confirmed.',
  },
  coinIntroA: {
    one: '{name} deposits are processed after {count} confirmation on the {network} network.',
    other: '{name} deposits are processed after {count} confirmations on the {network} network.',
  },
  coinIntroB: {
    one: '{name} deposits use the {network} network and need {count} confirmation.',
    other: '{name} deposits use the {network} network and need {count} confirmations.',
  },
  coinPrice: '1 {ticker} is worth about {price} US dollars right now.',
  coinPairs: {
    one: 'You can exchange it for {count} other coin here.',
    other: 'You can exchange it for {count} other coins here.',
  },
  pairsTitle: 'All {name} exchange pairs',
  pairsTitleShort: 'All {ticker} exchange pairs',
  pairsDescription: {
    one: '{count} pair with {ticker}: the coins you can exchange it for and the coins you can exchange to it, with live rates, limits and fees.',
    other:
      '{count} pairs with {ticker}: the coins you can exchange it for and the coins you can exchange to it, with live rates, limits and fees.',
  },
  allExchangeTitle: 'All coins you can exchange',
  allExchangeDescription:
    'All {count} coins on this exchange with their network, price and 24-hour change. Choose one to see its rate against every other coin.',
  allExchangeIntro:
    '{count} coins on {networks} networks, each with its current price. Choose one to exchange it.',
  allBuyTitle: 'All coins you can buy',
  allBuyDescription:
    'All {count} coins you can buy by card or bank transfer, with network and price. Compare providers without an account.',
  allBuyIntro:
    'Choose one of {count} coins to see what providers give you for your money, all fees included.',
  countriesTitle: 'Buy {name}: choose your country',
  countriesTitleShort: 'Buy {ticker}: choose your country',
  countriesDescription:
    'Where do you want to buy {ticker}? Choose one of {count} countries to see which providers serve it and how much you get there right now.',
  countriesIntro:
    'Which providers sell {name}, and how you can pay them, depends on where you live. Choose one of {count} countries.',
  buyDescription:
    'Buy {ticker} with {fiat}: see how much each provider gives you right now, all fees included, and pay on the site of the one you choose.',
  fiatTitle: 'Buy {name}: choose your currency',
  fiatTitleShort: 'Buy {ticker}: choose your currency',
  fiatDescription:
    'Choose one of {count} currencies to pay with, and see how much {ticker} providers give you for it right now, all fees included.',
  fiatIntro:
    'You can buy {name} with {count} currencies, by card or bank transfer. Choose the one you pay with.',
} as const satisfies NamespaceMessages
