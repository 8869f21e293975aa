import type { TransactionOut } from '@causeway/api/contract'

/** The moment at which the gallery stands still. */
export const sampleNow = Date.UTC(2026, 0, 15, 12, 0, 0)

const minutes = 60_000

/** An instant before (or, negative, after) the gallery's moment. */
export function minutesAgo(count: number): string {
  return new Date(sampleNow - count * minutes).toISOString()
}

const NO_PROVIDER = {
  fiatProvider: null,
  fiatProviderId: null,
  fiatProviderRedirect: null,
  fiat: null,
} as const

/** An order of 0.1 BTC for ETH as its holder sees it: created just now and not paid. */
export function sampleOrder(facts: Partial<TransactionOut> = {}): TransactionOut {
  return {
    transactionId: 'Smp1eOrderCodeOf22Char',
    type: 'float',
    status: 'waiting',
    isOwner: true,
    currencyFrom: 'btc',
    currencyTo: 'eth',
    amountExpectedFrom: '0.1',
    amountExpectedTo: '1.636112',
    amountFrom: null,
    amountTo: null,
    amountRefunded: null,
    amountRest: null,
    refundFee: null,
    payinAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    payinExtraId: null,
    payinExtraIdName: null,
    payoutAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    payoutExtraId: null,
    payoutExtraIdName: null,
    payoutAlias: null,
    payoutAliasProvider: null,
    refundAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    refundAlias: null,
    refundAliasProvider: null,
    fundsRequest: null,
    fundsProviders: [],
    newAccount: null,
    payinTxId: null,
    payoutTxId: null,
    refundTxId: null,
    payinPaymentId: null,
    payoutPaymentId: null,
    qrCodeData: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.1',
    createdAt: minutesAgo(3),
    userSentAt: null,
    moneySentAt: null,
    payUntil: minutesAgo(-600),
    confirmUntil: null,
    isRateHeld: null,
    endedAt: null,
    aprxRate: '16.42218',
    rate: null,
    exchangeFee: '0.004106',
    partnerFee: null,
    networkFee: '0.002',
    totalFee: '0.006106',
    ...NO_PROVIDER,
    kycRequired: false,
    kyc: null,
    holdReason: null,
    choices: [],
    choice: null,
    offers: null,
    hasEmail: true,
    confirmationsNeeded: 2,
    deposits: [],
    unmatchedDeposits: [],
    claims: [],
    messages: [],
    amountDiffers: null,
    payinBlockSeconds: 600,
    events: [{ sequence: 1, at: minutesAgo(3), kind: 'created', state: 'waiting' }],
    serverTime: sampleNow,
    ...facts,
  }
}

/** What a paid order knows more. */
export function samplePaid(
  confirmations: number,
  facts: Partial<TransactionOut> = {},
): Partial<TransactionOut> {
  const txId = 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16'
  return {
    payinTxId: txId,
    userSentAt: minutesAgo(2),
    deposits: [
      {
        txId,
        amount: facts.amountFrom ?? '0.1',
        confirmations,
        confirmationsNeeded: 2,
        state: confirmations < 2 ? 'seen' : 'confirmed',
        seenAt: minutesAgo(2),
      },
    ],
    events: [
      { sequence: 1, at: minutesAgo(3), kind: 'created', state: 'waiting' },
      { sequence: 2, at: minutesAgo(2), kind: 'deposit_seen', state: 'confirming' },
      ...(facts.status === undefined || facts.status === 'confirming'
        ? []
        : [{ sequence: 3, at: minutesAgo(1), kind: 'changed', state: facts.status }]),
    ],
    ...facts,
  }
}
