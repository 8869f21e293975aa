import { defaultInventoryPolicy } from '@causeway/core/inventory'
import type { DueWork } from '@causeway/core/orders'
import type { SignerPort } from '@causeway/core/ports'
import { defaultFeePolicy } from '@causeway/core/quotes'
import type { Database } from '@causeway/server/db'
import { createStockView } from '@causeway/server/inventory'
import type { EngineNeeds } from '@causeway/server/jobs'
import type { OrderMail } from '@causeway/server/notifications'
import { createOrderWatch, createOrderWriter, createPayInPool } from '@causeway/server/orders'
import {
  createWalletCheck,
  type WalletCheck,
} from '@causeway/server/wallet-history/create-wallet-check'
import type { Exchange } from './exchange.ts'
import type { ExchangeWorld } from './play-exchange-world.ts'
import type { PlayMarket } from './play-market.ts'
import type { TestClock } from './test-clock.ts'

/** What all processes of one exchange share, and where they leave what they say. */
export type ExchangeParts = {
  readonly world: ExchangeWorld
  readonly clock: TestClock
  readonly market: PlayMarket
  readonly signing: Exchange['signing']
  readonly alerts: string[]
  readonly woken: (DueWork | 'all')[]
  readonly mails: OrderMail[]
}

/** What one process of the exchange stands on: everything is shared but its handle on the database. */
export function exchangeNeeds(parts: ExchangeParts, database: Database): EngineNeeds {
  const { world, clock, market, signing, alerts, woken, mails } = parts
  const signer = withSigning(world.signer, signing)
  const alert = (name: string, facts: Readonly<Record<string, unknown>>) => {
    alerts.push(saysWhatOf(facts) ? name : `${name} without facts`)
  }
  return {
    database,
    clock,
    catalogue: world.catalogue,
    policy: defaultFeePolicy,
    termsOf: () => ({ catalogue: world.catalogue, policy: defaultFeePolicy }),
    freshSnapshot: market.snapshot,
    stock: createStockView({
      database,
      chains: world.chains,
      catalogue: world.catalogue,
      inventoryPolicy: defaultInventoryPolicy,
    }),
    flavourOf: () => 'main',
    chains: world.chains,
    notifier: {
      orderChanged: async (_, mail) => {
        mails.push(mail)
      },
      accountMail: () => Promise.reject(new Error('No account is changed here')),
    },
    names: world.names,
    accountNames: world.accountNames,
    payIns: createPayInPool({ database, chains: world.chains }),
    writer: createOrderWriter(database),
    rateKey: new Uint8Array(32).fill(1),
    holderKey: new Uint8Array(32).fill(2),
    watch: createOrderWatch(),
    wake: (kind) => {
      woken.push(kind ?? 'all')
    },
    signer,
    wallets: freshCheck(() => createWalletCheck({ ...world, signer, database, clock, alert })),
    alert,
    concurrency: 2,
    chainEveryMilliseconds: 20,
    onError: (name) => {
      alerts.push(`error in ${name}`)
    },
  }
}

/** An alert that does not say what it is about helps no operator. */
function saysWhatOf(facts: Readonly<Record<string, unknown>>): boolean {
  const values = Object.values(facts)
  return values.length > 0 && values.every((value) => value !== undefined)
}

/** The world's signer, whichever journal it has by then. */
function withSigning(signer: SignerPort, signing: Exchange['signing']): SignerPort {
  return new Proxy(signer, {
    get: (_, call) => {
      if (call === 'sign') return signing.instead ?? signing.real
      const asked = call === 'journalState' || call === 'compareHistory' ? signing.journal : null
      return Reflect.get(asked ?? signer, call)
    },
  })
}

/** Asks the chain each time, as a process does that has just been started. */
function freshCheck(create: () => WalletCheck): WalletCheck {
  return {
    agrees: (network) => create().agrees(network),
    compareAll: (onError) => create().compareAll(onError),
  }
}
