import type { MethodReference } from './method-reference.ts'

export const getCurrenciesReference: MethodReference = {
  summary: 'Lists the tickers of all coins that can be exchanged right now.',
  notes: ['Popular coins come first. Disabled coins are not listed.'],
  params: [],
  result: 'A list of tickers.',
  fields: [],
  errors: [],
  example: { result: ['btc', 'eth', 'usdt20', 'usdc', 'ltc', 'xrp'] },
}

export const getCurrenciesFullReference: MethodReference = {
  summary: 'Lists every coin with what a wallet needs to show it.',
  notes: [
    'Disabled coins are listed too, with `enabled` set to false.',
    'A coin on several blockchains has one entry for each, with a ticker of its own: `usdt20`, `usdttrc20`.',
  ],
  params: [],
  result: 'A list of coins.',
  fields: [
    { name: 'name', type: 'string', text: 'Symbol without the blockchain, upper case: `USDT`.' },
    { name: 'ticker', type: 'string', text: 'Names the coin in all requests.' },
    { name: 'fullName', type: 'string', text: 'Name to show.' },
    { name: 'enabled', type: 'boolean', text: 'Whether the coin can be exchanged at all.' },
    { name: 'enabledFrom', type: 'boolean', text: 'Customers can pay with it.' },
    { name: 'enabledTo', type: 'boolean', text: 'Customers can receive it.' },
    { name: 'fixRateEnabled', type: 'boolean', text: 'It has guaranteed rates.' },
    {
      name: 'payinConfirmations',
      type: 'integer',
      text: 'Confirmations after which a payment is exchanged. Large payments can need more.',
    },
    {
      name: 'extraIdName',
      type: 'string or null',
      text: 'What its addresses need in addition: `Destination Tag`, `Memo`. Null if nothing.',
    },
    {
      name: 'addressUrl',
      type: 'string',
      text: 'Block explorer, with `%1$s` in place of the address.',
    },
    {
      name: 'transactionUrl',
      type: 'string',
      text: 'Block explorer, with `%1$s` in place of the transaction ID.',
    },
    { name: 'image', type: 'string', text: 'URL of an SVG icon.' },
    {
      name: 'fixedTime',
      type: 'integer',
      text: 'Milliseconds that a customer has to pay an order at a guaranteed rate.',
    },
    {
      name: 'contractAddress',
      type: 'string or null',
      text: 'Contract of a token; null for the native coin of a blockchain.',
    },
    { name: 'protocol', type: 'string', text: 'Token standard or blockchain: `ERC20`, `BTC`.' },
    { name: 'blockchain', type: 'string', text: 'Name of the blockchain: `ethereum`.' },
    { name: 'notifications', type: 'object', text: 'Always empty.' },
  ],
  errors: [],
  example: {
    result: [
      {
        name: 'BTC',
        ticker: 'btc',
        fullName: 'Bitcoin',
        enabled: true,
        enabledFrom: true,
        enabledTo: true,
        fixRateEnabled: true,
        payinConfirmations: 2,
        extraIdName: null,
        addressUrl: 'https://mempool.space/address/%1$s',
        transactionUrl: 'https://mempool.space/tx/%1$s',
        image: '{site}/coin-images/btc.svg',
        fixedTime: 1_200_000,
        contractAddress: null,
        protocol: 'BTC',
        notifications: {},
        blockchain: 'bitcoin',
      },
    ],
  },
}

export const validateAddressReference: MethodReference = {
  summary: 'Checks whether an address of a coin can be paid.',
  notes: ['The same check runs when an order is created. Check early to help the customer.'],
  params: [
    { name: 'currency', type: 'string', text: 'Ticker of the coin.', isRequired: true },
    { name: 'address', type: 'string', text: 'Address to check.', isRequired: true },
    { name: 'extraId', type: 'string', text: 'Memo or destination tag, if the coin has one.' },
  ],
  result: 'An object.',
  fields: [
    { name: 'result', type: 'boolean', text: 'Whether the address can be paid.' },
    {
      name: 'message',
      type: 'string, optional',
      text: '`Invalid address`. Absent if the address can be paid.',
    },
  ],
  errors: ['invalidParameter', 'currencyNotFound'],
  example: {
    params: { currency: 'eth', address: '0x562f987CE7eb86EF3eC585b2A11b44849C1E48C3' },
    result: { result: false, message: 'Invalid address' },
  },
}
