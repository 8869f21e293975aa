/** Some of Transak's lists, as its documentation shows them. */
export const fiats: readonly object[] = [
  {
    symbol: 'EUR',
    name: 'Euro',
    isAllowed: true,
    isPayOutAllowed: true,
    supportingCountries: ['DE', 'FR', 'ES', 'CU'],
    paymentOptions: [
      {
        id: 'sepa_bank_transfer',
        name: 'SEPA Bank Transfer',
        isActive: true,
        minAmount: 5,
        maxAmount: 20000,
        limitCurrency: 'EUR',
        isPayOutAllowed: true,
        minAmountForPayOut: 10,
        maxAmountForPayOut: 20000,
      },
      {
        id: 'credit_debit_card',
        name: 'Card Payment',
        isActive: true,
        minAmount: 30,
        maxAmount: 3000,
        limitCurrency: 'EUR',
        isPayOutAllowed: false,
      },
      { id: 'pm_new_way', name: 'New', isActive: false, minAmount: 1, maxAmount: 90000 },
    ],
  },
  {
    symbol: 'JPY',
    name: 'Yen',
    isAllowed: true,
    isPayOutAllowed: false,
    supportingCountries: ['JP'],
    paymentOptions: [
      { id: 'credit_debit_card', isActive: true, minAmount: 5000, maxAmount: 300000 },
    ],
  },
]

/** Coins: one that is ours, one of its name that is another token, one without a sale, one that is not dealt in. */
export const coins: readonly object[] = [
  {
    symbol: 'USDC',
    address: '0x0000000000000000000000000000000000000bad',
    network: { name: 'ethereum', fiatCurrenciesNotSupported: [] },
    isAllowed: true,
    isPayInAllowed: true,
  },
  {
    symbol: 'USDC',
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    network: {
      name: 'ethereum',
      fiatCurrenciesNotSupported: [{ fiatCurrency: 'JPY', paymentMethod: 'credit_debit_card' }],
    },
    isAllowed: true,
    isPayInAllowed: true,
    minAmountForPayIn: 20,
    maxAmountForPayIn: 10000,
    kycCountriesNotSupported: ['CU'],
  },
  {
    symbol: 'XRP',
    network: { name: 'mainnet', fiatCurrenciesNotSupported: [] },
    isAllowed: true,
    isPayInAllowed: false,
  },
  { symbol: 'BTC', network: { name: 'mainnet' }, isAllowed: false, isPayInAllowed: false },
]
