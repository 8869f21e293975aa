import { partnerDialects, partnerScopes, unsignedDialects } from '@causeway/core/partners'
import {
  addBearerKey,
  addPartner,
  disablePartner,
  listPartners,
  setPartnerShare,
} from '@causeway/server/partners'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const limits = {
  scopes: partnerScopes,
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 60,
  joinsRepeats: true,
}

/**
 * Adds, lists and disables partners, and sets their share of our fee, until the back office does it. A new partner has two
 * keys: one that signs its requests, and one for REST, which is a secret of its own.
 */
export async function partnerCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [action = 'list', first = '', ...rest] = line.given
  switch (action) {
    case 'add':
      return add(context, [first, ...rest].join(' ').trim())
    case 'disable': {
      const disabled = await disablePartner(context, first).catch(() => null)
      if (disabled === null || !disabled.ok) {
        throw new CommandStopped('Partner not found. List partners with: partner list')
      }
      return context.say(`Partner ${first} is disabled: its keys are refused, its orders go on`)
    }
    case 'share':
      return share(context, first, rest[0] ?? '')
    default:
      return list(context)
  }
}

async function add(context: OperatorContext, name: string): Promise<void> {
  if (name === '') throw new CommandStopped('Add a name: partner add "NAME"')
  const { key, partnerId } = await addPartner(context, {
    name,
    rights: {
      ...limits,
      name: 'First key',
      dialects: partnerDialects.filter((dialect) => !unsignedDialects.includes(dialect)),
      needsNonce: false,
    },
  })
  const bearer = await addBearerKey(context, partnerId, { ...limits, name: 'REST key' })
  context.say(`Partner ${partnerId} (${name}) was added. The keys below are shown only now:`)
  context.say(`API key:      ${key.apiKey}`)
  context.say(`Secret (v1):  ${key.secret}`)
  context.say(`Private key (v2, PKCS#8):\n${key.privateKeyPem}`)
  context.say(`Bearer key (REST): ${bearer.apiKey}`)
}

/** `given`: basis points, or `default` for what the settings say. */
async function share(context: OperatorContext, id: string, given: string): Promise<void> {
  const bps = given === 'default' ? null : Number(given)
  if (bps !== null && !(/^\d{1,5}$/.test(given) && bps <= 10_000)) {
    throw new CommandStopped('Give the share in basis points, 0 to 10000: partner share ID 2500')
  }
  const set = await setPartnerShare(context, id, bps).catch(() => null)
  if (set === null || !set.ok) {
    throw new CommandStopped('Partner not found. List partners with: partner list')
  }
  context.say(`Partner ${id} gets ${shareText(bps)} for new orders`)
}

function shareText(bps: number | null): string {
  return bps === null ? 'the share in PARTNER_SHARE_BPS' : `${bps / 100} % of the exchange fee`
}

async function list(context: OperatorContext): Promise<void> {
  const partners = await listPartners(context)
  if (partners.length === 0) return context.say('No partners')
  for (const { disabledAt, feeShareBps, id, keys, name } of partners) {
    context.say(
      `${id}  ${name}  ${shareText(feeShareBps)}${disabledAt === null ? '' : '  disabled'}`,
    )
    for (const key of keys) {
      const used = key.lastUsedAt?.toISOString() ?? 'never used'
      const state = key.revokedAt === null ? used : 'revoked'
      context.say(`  ${key.hint}…  ${key.name}  ${key.dialects.join(', ')}  ${state}`)
    }
  }
}
