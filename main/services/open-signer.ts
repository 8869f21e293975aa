import { join } from 'node:path'
import {
  createPolicy,
  createSigner,
  type PolicyFacts,
  parseCeilings,
  SigningRefused,
} from '@causeway/adapters/signer'
import { createSocketSigner } from '@causeway/adapters/signer/socket'
import { tracedSigner } from '@causeway/adapters/traces'
import type { Catalogue } from '@causeway/core/currencies'
import type { ChainPort, SignerPort, TracingPort } from '@causeway/core/ports'
import { machineClock } from '@causeway/server/clock/product-clock'
import { type Database, openDatabase } from '@causeway/server/db'
import { assertReadOnly, createIntentReader } from '@causeway/server/signing'
import { type Config, WrongSetting } from '../settings/index.ts'
import type { ExternalServices } from './play-world.ts'

/** A signer, and what it holds open. */
export type OpenSigner = SignerPort & { readonly close: () => Promise<void> }

type SigningServices = Pick<ExternalServices, 'catalogue' | 'chains' | 'planSigners'>
type Tracing = { readonly tracing?: TracingPort | null }

/**
 * The signer that the configuration names: another process behind a socket, or this one. The product's own
 * database tells it what to sign, unless it has a connection of its own. Signatures of this process are traced. Throws
 * WrongSetting.
 */
export async function openSigner(
  config: Config,
  external: SigningServices & Tracing,
  product: Pick<Database, 'url'>,
): Promise<OpenSigner> {
  if (config.role === 'web') return silentSigner
  if (config.signerSocket !== '') return createSocketSigner({ path: config.signerSocket })
  const database = await openReadOnly(config.signerDatabaseUrl ?? product.url)
  const signer = openOwnSigner(config, external, createIntentReader({ database }))
  return {
    ...tracedSigner(signer, external.tracing ?? null),
    close: async () => {
      await signer.close()
      await database.close()
    },
  }
}

const refuse = async (): Promise<never> => {
  throw new Error('A process whose ROLE is web signs nothing')
}

/** Pages and calls sign nothing, and hold no key. */
const silentSigner: OpenSigner = {
  sign: refuse,
  recall: refuse,
  history: refuse,
  witness: refuse,
  remember: refuse,
  journalState: refuse,
  compareHistory: refuse,
  adopt: refuse,
  acceptJournal: refuse,
  auditHeads: refuse,
  noteAuditHead: refuse,
  forgetAuditHeads: refuse,
  close: async () => undefined,
}

/** Workers compare every minute, and before they sign; a node may be slow. */
const HISTORY_GOOD_FOR_MILLISECONDS = 300_000

/** Signs in this process, with the policy of the world. Throws WrongSetting where the ceilings cannot be read. */
export function openOwnSigner(
  config: Config,
  external: SigningServices,
  facts: PolicyFacts,
): OpenSigner {
  return createSigner({
    journalPath: join(config.dataDir, 'signer-journal.jsonl'),
    signers: external.planSigners,
    // Ceilings count the machine's hours: nobody moves them on in a play world.
    clock: machineClock,
    historyGoodForMilliseconds: HISTORY_GOOD_FOR_MILLISECONDS,
    policy: createPolicy({
      facts,
      ceilings: readCeilings(config, external.catalogue),
      unlisted: config.world === 'real' ? 'refused' : 'unlimited',
      own: {
        hotWallet: (network, asset) => chainOf(external, network).hotWalletAddress(asset),
        payIn: (network, asset, index) =>
          chainOf(external, network).payInAddress(asset, index).address,
      },
    }),
  })
}

/** Longer than any question of the policy takes. */
const STATEMENT_MILLISECONDS = 5000

/** A database that this process cannot write to. Throws where the server lets it. */
export async function openReadOnly(url: string): Promise<Database> {
  const place = new URL(url)
  const options = place.searchParams.get('options') ?? ''
  place.searchParams.set(
    'options',
    `${options} -c default_transaction_read_only=on -c statement_timeout=${STATEMENT_MILLISECONDS}`,
  )
  const database = await openDatabase({ url: place.href, connections: 2 })
  try {
    await assertReadOnly(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function chainOf(external: SigningServices, network: string): ChainPort {
  const chain = external.chains.get(network)
  if (chain === undefined) {
    throw new SigningRefused('network_unknown', `No chain is wired for ${network}`)
  }
  return chain
}

function readCeilings(config: Config, catalogue: Catalogue) {
  const read = parseCeilings(
    config.payoutCeilings,
    (asset) => catalogue.find(asset)?.decimals ?? null,
  )
  if (read.ok) return read.value
  throw new WrongSetting('PAYOUT_CEILINGS', read.failure.part, EXPECTED[read.failure.code])
}

const EXPECTED = {
  ceiling_malformed: 'a coin and its sums, order/hour/day or order/hour/day/gas, as btc=0.5/2/10',
  ceiling_asset_unknown: 'of a coin that the catalogue has',
  ceiling_asset_twice: 'the only one of its coin',
  ceiling_amount_wrong: 'of plain sums in whole coins, no finer than the coin',
  ceilings_out_of_order: 'of sums that do not fall from order to day, with gas no more than order',
} as const
