import { lookup } from 'node:dns/promises'
import type { NameFailure, NamePort, NameQuestion, ResolvedName } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { BaseError, ContractFunctionRevertedError, createClient, type Hex, http } from 'viem'
import { getEnsAddress, normalize } from 'viem/ens'
import { addressOfRecord } from './address-of-record.ts'
import { coinTypeOf } from './coin-type-of.ts'
import { createGatewayRequest, type GatewayNeeds } from './gateway-request.ts'

export type EnsNeeds = {
  /** An Ethereum node. */
  readonly rpcUrl: string
  readonly timeLimitMilliseconds: number
  /** Hosts that names kept off the chain may be read from (EIP-3668); empty: such names are not resolved. */
  readonly gatewayHosts: ReadonlySet<string>
  /** Absent: ENS's own on the main network. */
  readonly universalResolver?: Hex
  /** How gateways are reached; absent: as usual. */
  readonly gateways?: Pick<GatewayNeeds, 'fetch' | 'lookUp'>
}

const PROVIDER = 'ens'
/** ENS's universal resolver, a proxy that ENS keeps for good. */
const UNIVERSAL_RESOLVER = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Endings that other services own although ENS could be asked for them. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['x', 'crypto', 'nft', 'wallet', 'polygon', 'dao', 'zil', '888', 'blockchain', 'bitcoin'],
])

/**
 * ENS over an Ethereum node (EXCH-03): names by ENSIP-15, addresses of many coins by ENSIP-9 and ENSIP-11, through ENS's
 * universal resolver. Names of DNS that were brought into ENS resolve too.
 */
export function createEnsNames(needs: EnsNeeds): NamePort {
  const client = createClient({
    transport: http(needs.rpcUrl, {
      fetchOptions: { redirect: 'error' },
      retryCount: 0,
      timeout: needs.timeLimitMilliseconds,
    }),
    ccipRead: {
      request: createGatewayRequest({
        hosts: needs.gatewayHosts,
        timeLimitMilliseconds: needs.timeLimitMilliseconds,
        ...(needs.gateways ?? { fetch, lookUp: addressesOf }),
      }),
    },
  })
  const ask = (name: string, coinType: bigint) =>
    getEnsAddress(client, {
      name,
      coinType,
      strict: true,
      universalResolverAddress: needs.universalResolver ?? UNIVERSAL_RESOLVER,
    })
  return {
    provider: PROVIDER,
    recognises: (name) => !OTHERS.has(name.split('.').at(-1) ?? ''),
    resolve: async (question) => {
      const name = normalized(question.name)
      if (name === null) return fail({ code: 'name_malformed' })
      const coinType = coinTypeOf(question.network.id)
      if (coinType === null) return fail({ code: 'name_has_no_address' })
      try {
        return readRecord(question, name, await ask(name, coinType))
      } catch (error) {
        return fail({ code: meaningOf(error) })
      }
    },
  }
}

function readRecord(
  { network }: NameQuestion,
  alias: string,
  record: Hex | null,
): Result<ResolvedName, NameFailure> {
  const address = record === null ? null : addressOfRecord(network, record)
  if (address === null) return fail({ code: 'name_has_no_address' })
  return ok({ address, extraId: null, alias, provider: PROVIDER })
}

/** By ENSIP-15; null for what it does not allow. */
function normalized(name: string): string | null {
  try {
    return normalize(name)
  } catch {
    return null
  }
}

/** What the universal resolver's errors mean; anything else is a node or gateway that did not answer. */
function meaningOf(error: unknown): NameFailure['code'] {
  if (!(error instanceof BaseError)) return 'name_provider_unreachable'
  const reverted = error.walk((cause) => cause instanceof ContractFunctionRevertedError)
  if (!(reverted instanceof ContractFunctionRevertedError)) return 'name_provider_unreachable'
  switch (reverted.data?.errorName) {
    case 'ResolverNotFound':
    case 'ResolverNotContract':
      return 'name_not_found'
    case 'UnsupportedResolverProfile':
    case 'ResolverError':
      return 'name_has_no_address'
    default:
      return 'name_provider_unreachable'
  }
}

async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true })
  return found.map(({ address }) => address)
}
