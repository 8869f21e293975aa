import { join } from 'node:path'
import {
  createPolicy,
  createSigner,
  isColdAddress,
  type PolicyFacts,
  parseCeilings,
  parseColdAddresses,
  parseHandLimits,
  SigningRefused,
} from '@causeway/adapters/signer'
import {
  CertificatesWrong,
  readCertificates,
  type SignerEnd,
  type SignerPlace,
} from '@causeway/adapters/signer/place'
import { createSocketSigner } from '@causeway/adapters/signer/socket'
import { tracedSigner } from '@causeway/adapters/traces'
import type { Catalogue } from '@causeway/core/currencies'
import type { ChainPort, SignerPort, TracingPort } from '@causeway/core/ports'
import { machineClock } from '@causeway/server/clock/product-clock'
import type { ColdAddresses } from '@causeway/server/cold-storage/cold-types'
import { type Database, openDatabase } from '@causeway/server/db'
import type { HandLimits } from '@causeway/server/hand-payouts/hand-types'
import { checkRefundAddress } from '@causeway/server/orders'
import { assertReadOnly, createIntentReader } from '@causeway/server/signing'
import { type Config, WrongSetting } from '../settings/index.ts'
import type { ExternalServices } from './play-world.ts'

/** A signer, and what it holds open. */
export type OpenSigner = SignerPort & { readonly close: () => Promise<void> }

type SigningServices = Pick<ExternalServices, 'catalogue' | 'chains' | 'planSigners' | 'flavourOf'>
type Tracing = { readonly tracing?: TracingPort | null }

/**
 * The signer that the configuration names: another process, on this machine or another, or this one. The product's own
 * database tells it what to sign, unless it has a connection of its own. Signatures of this process are traced. Throws
 * WrongSetting.
 */
export async function openSigner(
  config: Config,
  external: SigningServices & Tracing,
  product: Pick<Database, 'url'>,
): Promise<OpenSigner> {
  if (config.role === 'web') return silentSigner
  const place = await readSignerPlace(config, 'worker')
  if (place !== null) return createSocketSigner({ place })
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

/**
 * Where the signer's process is, for one end of the connection; null where each worker signs. Throws WrongSetting where the
 * certificates cannot be used.
 */
export async function readSignerPlace(config: Config, end: SignerEnd): Promise<SignerPlace | null> {
  const { signerAddress, signerCertificates: folder, signerSocket: path } = config
  if (signerAddress === null) return path === '' ? null : { kind: 'socket', path }
  try {
    const certificates = await readCertificates(folder, end, Date.now())
    return { kind: 'address', ...signerAddress, certificates }
  } catch (error) {
    if (!(error instanceof CertificatesWrong)) throw error
    const expected = 'a folder of `npm run keystore -- certificates`'
    throw new WrongSetting('SIGNER_CERTIFICATES', folder, `${expected}. ${error.message}`)
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

/** Signs in this process, with the policy of the world. Throws WrongSetting where one of its lists cannot be read. */
export function openOwnSigner(
  config: Config,
  external: SigningServices,
  facts: PolicyFacts,
): OpenSigner {
  const coldAddresses = readColdAddresses(config, external)
  const hand = readHandLimits(config, external)
  return createSigner({
    journalPath: join(config.dataDir, 'signer-journal.jsonl'),
    signers: external.planSigners,
    // Ceilings count the machine's hours: nobody moves them on in a play world.
    clock: machineClock,
    historyGoodForMilliseconds: HISTORY_GOOD_FOR_MILLISECONDS,
    policy: createPolicy({
      facts,
      ceilings: readCeilings(config, external.catalogue),
      handLimits: hand.limits,
      unlisted: hand.unlisted,
      own: {
        hotWallet: (network, asset) => chainOf(external, network).hotWalletAddress(asset),
        payIn: (network, asset, index) =>
          chainOf(external, network).payInAddress(asset, index).address,
        isColdStorage: (asset, place) => isColdAddress(coldAddresses, asset, place),
      },
    }),
  })
}

/** Longer than any question of the policy takes. */
const STATEMENT_MILLISECONDS = 5000

/** A database that this process cannot write to. Throws where the server lets it. */
export async function openReadOnly(url: string): Promise<Database> {
  const readOnly = { longestStatement: STATEMENT_MILLISECONDS }
  const database = await openDatabase({ url, connections: 2, readOnly })
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

/**
 * Cold storage as the operator configured it: what staff may choose from, and the only places to which the signer lets them
 * move coins. Throws WrongSetting.
 */
export function readColdAddresses(
  config: Config,
  needs: Pick<ExternalServices, 'catalogue' | 'flavourOf'>,
): ColdAddresses {
  const read = parseColdAddresses(config.coldAddresses, (asset, { address, extraId }) => {
    const coin = needs.catalogue.find(asset)
    if (coin === undefined) return 'coin_unknown'
    const checked = checkRefundAddress(needs, coin, address, extraId)
    return checked.ok ? { address: checked.value.address, extraId: checked.value.extraId } : null
  })
  if (read.ok) return read.value
  throw new WrongSetting('COLD_ADDRESSES', read.failure.part, EXPECTED[read.failure.code])
}

/**
 * What may leave by hand on a day, as the operator configured it: what staff may propose, and what the signer lets them send.
 * Throws WrongSetting.
 */
export function readHandLimits(
  config: Config,
  { catalogue }: Pick<ExternalServices, 'catalogue'>,
): HandLimits {
  const read = parseHandLimits(
    config.handPayoutLimits,
    (asset) => catalogue.find(asset)?.decimals ?? null,
  )
  const unlisted = config.world === 'real' ? 'refused' : 'unlimited'
  if (read.ok) return { limits: read.value, unlisted }
  throw new WrongSetting('HAND_PAYOUT_LIMITS', read.failure.part, EXPECTED[read.failure.code])
}

const EXPECTED = {
  cold_address_malformed: 'a coin and its address, as btc=bc1q…, or with a memo, as xrp=r…/12345',
  cold_coin_unknown: 'of a coin that the catalogue has',
  cold_address_wrong: 'an address of the coin, with a memo only where the network has one',
  cold_address_twice: 'named once',
  hand_limit_malformed: 'a coin and its sum for a day, as btc=0.1',
  hand_coin_unknown: 'of a coin that the catalogue has',
  hand_coin_twice: 'the only one of its coin',
  hand_amount_wrong: 'of a plain sum in whole coins, no finer than the coin',
  ceiling_malformed: 'a coin and its sums, order/hour/day or order/hour/day/gas, as btc=0.5/2/10',
  ceiling_asset_unknown: 'of a coin that the catalogue has',
  ceiling_asset_twice: 'the only one of its coin',
  ceiling_amount_wrong: 'of plain sums in whole coins, no finer than the coin',
  ceilings_out_of_order: 'of sums that do not fall from order to day, with gas no more than order',
} as const
