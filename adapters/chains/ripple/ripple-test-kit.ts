import { amount } from '@causeway/core/money'
import type { SignedTransfer, TransferIntent } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { startLedgerServer } from './node/ledger-server.fixture.ts'
import {
  closeLedger,
  createPlayLedger,
  createWallet,
  nextSequence,
  PLAY_NETWORK_ID,
  submitBytes,
} from './node/play-ledger.fixture.ts'
import type { WireObject } from './node/wire.ts'
import { createRippleChain } from './ripple-chain.ts'
import { type RippleConfig, xrpLedgerParams } from './ripple-config.ts'
import { createRippleSigning } from './transfers/sign.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/144'/0'")
export const accountXprv = account.privateExtendedKey
export const accountXpub = account.publicExtendedKey

export const playParams = { ...xrpLedgerParams, networkId: PLAY_NETWORK_ID } as const

/** A chain over a play ledger, and somebody outside with money. */
export async function openPlayLedger(changes: Partial<RippleConfig> = {}) {
  const bank = createWallet()
  const ledger = createPlayLedger(bank.address)
  const server = await startLedgerServer(ledger)
  const chain = createRippleChain({
    ...playParams,
    rpcUrl: server.rpcUrl,
    accountXpub,
    timeLimitMilliseconds: 2_000,
    ...changes,
  })
  const hotWallet = chain.hotWalletAddress('xrp')
  const mine = async (count: number) => {
    for (let closed = 0; closed < count; closed += 1) closeLedger(ledger)
  }
  /** Hands in a transaction of the bank, which waits. */
  const fromBank = (fields: WireObject): string => {
    const bytes = bank.signed({ Sequence: nextSequence(ledger, bank.address), ...fields })
    const result = submitBytes(ledger, bytes)
    if (!/^te[cs]/.test(result)) throw new Error(`The ledger says ${result}`)
    const last = ledger.waiting.at(-1)
    if (last === undefined) throw new Error('Nothing waits')
    return last.txId
  }
  const pay = (units: bigint, destination: string, more: WireObject = {}): string =>
    fromBank({
      TransactionType: 'Payment',
      Destination: destination,
      Amount: units.toString(),
      ...more,
    })
  const fund = async (units = 10_000_000_000n) => {
    pay(units, hotWallet)
    await mine(1)
  }
  const sign: (
    plan: Parameters<ReturnType<typeof createRippleSigning>>[0],
  ) => Promise<SignedTransfer> = createRippleSigning({ ...playParams, accountXprv })
  return { bank, ledger, server, chain, hotWallet, mine, pay, fromBank, fund, sign }
}

/** A payout of two XRP to somebody new, unless changed. */
export function payoutOf(changes: Partial<TransferIntent> = {}): TransferIntent {
  return {
    transferId: 'transfer-1',
    network: 'ripple',
    kind: 'payout',
    source: 'hot',
    amount: amount('xrp', 2_000_000n),
    destination: createWallet().address,
    extraId: null,
    record: '',
    ...changes,
  }
}
