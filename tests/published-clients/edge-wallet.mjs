/** The least of a wallet that the Edge plugins ask for. */
export function wallet({ address, code, multiplier, pluginId }) {
  const currencyInfo = {
    pluginId,
    currencyCode: code,
    denominations: [{ name: code, multiplier }],
  }
  return {
    id: pluginId,
    type: `wallet:${pluginId}`,
    currencyInfo,
    currencyConfig: { allTokens: {}, currencyInfo },
    getAddresses: async () => [{ addressType: 'publicAddress', publicAddress: address }],
    makeSpend: async (spend) => ({ ...spend, networkFee: '1000', txid: '', currencyCode: code }),
    signTx: async (transaction) => transaction,
    broadcastTx: async (transaction) => ({ ...transaction, txid: 'sent' }),
    saveTx: async () => {},
  }
}

/** A swap of bitcoins for ether, as the wallet asks a plugin for it; `nativeAmount` in satoshis or wei. */
export function swapRequest({ destination, nativeAmount, quoteFor = 'from', refund }) {
  return {
    fromWallet: wallet({
      address: refund,
      code: 'BTC',
      multiplier: '100000000',
      pluginId: 'bitcoin',
    }),
    toWallet: wallet({
      address: destination,
      code: 'ETH',
      multiplier: '1000000000000000000',
      pluginId: 'ethereum',
    }),
    fromTokenId: null,
    toTokenId: null,
    nativeAmount,
    quoteFor,
  }
}

/** A log that says nothing. */
export const silent = Object.assign(() => {}, { warn: () => {}, error: () => {} })
