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
    'What {from} brings in {to} right now: the rate, the smallest and largest amount, the network fee, and each step to the payout.',
  pairIntroA:
    'Right now one {from} brings about {rate} {to} before fees. One exchange takes between {minFrom} and {maxFrom} {from}; the form shows what arrives after every fee.',
  pairIntroB:
    'At this moment one {from} is exchanged for about {rate} {to}, before fees. You can send from {minFrom} to {maxFrom} {from} at once, and see what arrives before you decide.',
  pairPaused:
    'This pair cannot be priced at the moment. Try again in a few minutes, or choose another pair below.',
  pairRangeA: {
    one: 'In the last day one {from} was worth between {lowest} and {highest} {to}.',
    other: 'Over the last {count} days one {from} was worth between {lowest} and {highest} {to}.',
  },
  pairRangeB: {
    one: 'Within a day the middle rate moved between {lowest} and {highest} {to} for one {from}.',
    other:
      'Within {count} days the middle rate moved between {lowest} and {highest} {to} for one {from}.',
  },
  pairNetworksA: {
    one: 'You pay on the {fromNetwork} network, and the deposit counts after {count} confirmation. {toName} is paid out on the {toNetwork} network.',
    other:
      'You pay on the {fromNetwork} network, and the deposit counts after {count} confirmations. {toName} is paid out on the {toNetwork} network.',
  },
  pairNetworksB: {
    one: 'The exchange begins as soon as your deposit of {fromName} has {count} confirmation on the {fromNetwork} network. The payout of {toName} needs an address on the {toNetwork} network.',
    other:
      'The exchange begins as soon as your deposit of {fromName} has {count} confirmations on the {fromNetwork} network. The payout of {toName} needs an address on the {toNetwork} network.',
  },
  pairTypical: {
    one: 'Of the exchanges of this pair that finished in the last 30 days, half took at most {count} minute from the deposit being seen to the confirmed payout.',
    other:
      'Of the exchanges of this pair that finished in the last 30 days, half took at most {count} minutes from the deposit being seen to the confirmed payout.',
  },
  networkWait: {
    one: 'At the usual pace of {network} a deposit needs about {count} minute to be confirmed; the payout follows.',
    other:
      'At the usual pace of {network} a deposit needs about {count} minutes to be confirmed; the payout follows.',
  },
  // {extraId}: what the network calls it, in English: "Memo", "Destination tag".
  extraIdFrom:
    'A deposit of {name} needs a second detail beside the address ({extraId}): write the one that the order shows into your payment.',
  extraIdTo:
    'A payout of {name} can carry a second detail beside the address ({extraId}): give it where your wallet or service names one.',
  decimals: {
    one: 'Amounts of {ticker} are exact to {count} decimal place.',
    other: 'Amounts of {ticker} are exact to {count} decimal places.',
  },
  stepAmountName: 'Choose the amount',
  stepAmountText:
    'Enter how much {from} you send, or how much {to} you want. What arrives is shown after every fee.',
  stepAddressName: 'Give your {to} address',
  stepAddressText: 'It is checked by the rules of {toNetwork} before anything is paid.',
  stepPayName: 'Send the {from}',
  stepPayText:
    'The order page shows the address to pay to, and follows your payment on chain until the {to} are on their way.',
  timeQuestion: 'How long does it take to exchange {from} to {to}?',
  costQuestion: 'What does it cost to exchange {from} to {to}?',
  costAnswer:
    'The service fee begins at {fee} %, and the network fee for the payout is {networkFee} {to}. Both are taken off before the amount that you see.',
  limitsQuestion: 'How much {from} can I exchange at once?',
  limitsAnswer:
    'At the moment at least {minFrom} {from} and at most {maxFrom} {from}. The largest amount follows our stock of {to}.',
  extraIdQuestion: 'Is an address enough, or is there a {extraId}?',
  accountQuestion: 'Do I need an account?',
  accountAnswer:
    'No. Your browser and the link of the order are enough to follow it. Large amounts may ask for identification.',
  lateQuestion: 'What if I pay late, or another amount?',
  lateAnswer:
    'It is not lost: the payment is exchanged at the rate of that moment or sent back, as you choose.',
  coinTitle: 'Exchange {name}: live rates and pairs',
  coinTitleShort: '{ticker}: live exchange rates and pairs',
  coinHeading: 'Exchange {name}',
  coinDescription: {
    one: 'Swap {ticker} for {count} other coin without an account: the live rate, limits and fees, and how deposits on {network} are confirmed.',
    other:
      'Swap {ticker} for {count} other coins without an account: live rates, limits and fees, and how deposits on {network} are confirmed.',
  },
  coinIntroA: {
    one: 'A deposit of {name} counts after {count} confirmation on the {network} network.',
    other: 'A deposit of {name} counts after {count} confirmations on the {network} network.',
  },
  coinIntroB: {
    one: 'Deposits of {name} go over the {network} network and count after {count} confirmation.',
    other:
      'Deposits of {name} go over the {network} network and count after {count} confirmations.',
  },
  coinPrice: 'One {ticker} is worth about {price} US dollars at the moment.',
  coinPairs: {
    one: 'It can be exchanged for {count} other coin here.',
    other: 'It can be exchanged for {count} other coins here.',
  },
  pairsTitle: 'All exchange pairs of {name}',
  pairsTitleShort: 'All exchange pairs of {ticker}',
  pairsDescription: {
    one: '{count} pair with {ticker}: which coins it can be exchanged for, and which can be exchanged to it, each with its live rate, limits and fees.',
    other:
      '{count} pairs with {ticker}: which coins it can be exchanged for, and which can be exchanged to it, each with its live rate, limits and fees.',
  },
  allExchangeTitle: 'All coins that can be exchanged',
  allExchangeDescription:
    'All {count} coins of this exchange with network, price and change over a day. Choose one to see what it brings in every other coin.',
  allExchangeIntro:
    '{count} coins on {networks} networks, each with its price at this moment. Choose one to exchange it.',
  allBuyTitle: 'All coins that can be bought',
  allBuyDescription:
    'All {count} coins that can be bought by card or bank transfer, with network and price. Compare what providers send you, without an account.',
  allBuyIntro:
    'Choose one of {count} coins to see what providers would send you for your money, with every fee taken off.',
  countriesTitle: 'Buy {name}: choose your country',
  countriesTitleShort: 'Buy {ticker}: choose your country',
  countriesDescription:
    'Where do you want to buy {ticker}? Choose one of {count} countries to see which providers serve it and what your money buys there now.',
  countriesIntro:
    'Which providers sell {name}, and how you can pay them, depends on where you live. Choose one of {count} countries.',
  buyDescription:
    'Buy {ticker} with {fiat}: see what each provider would send you now, with every fee taken off, and pay on the page of the one you choose.',
  fiatTitle: 'Buy {name}: choose your currency',
  fiatTitleShort: 'Buy {ticker}: choose your currency',
  fiatDescription:
    'Choose one of {count} currencies to pay with, and see what providers send you in {ticker} for it now, with every fee taken off.',
  fiatIntro:
    '{name} can be bought with {count} currencies, by card or bank transfer. Choose the one that you pay with.',
} as const satisfies NamespaceMessages
