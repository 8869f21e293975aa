import { createSumsubIdentity } from '@causeway/adapters/kyc/sumsub'
import { createHttpScreening } from '@causeway/adapters/screening/http'
import { createListScreening } from '@causeway/adapters/screening/list'
import { createWithSeveral } from '@causeway/adapters/screening/with-several'
import { currencies, networks } from '@causeway/core/currencies'
import type { IdentityPort, ScreeningPort } from '@causeway/core/ports'
import { machineClock } from '@causeway/server/clock/product-clock'
import type { Compliance } from '@causeway/server/compliance'
import { guardPort } from '@causeway/server/db'
import { type Config, WrongSetting } from '../settings/index.ts'

const LIMIT_MILLISECONDS = { screening: 3_000, identity: 10_000 }
const SUMSUB_URL = 'https://api.sumsub.com'
/** Play worlds ask for both, so that it can be seen; real ones as their operator says. */
const PLAY = { kycScore: 50, kycAboveUsd: 50_000 }

/**
 * The list and the risk API that the configuration names, beside what is there already, as one; null where there is
 * none. Throws WrongSetting.
 */
export function openScreening(
  config: Config,
  others: readonly ScreeningPort[],
  onBroken: (problem: string) => void = warnOperator,
): ScreeningPort | null {
  const { amlApiKey, amlApiUrl, amlListFile } = config
  if (amlApiUrl !== null && amlApiKey === null) {
    throw new WrongSetting('AML_API_KEY', '', 'set, with AML_API_URL')
  }
  const tickers = new Map(currencies.map(({ ticker, protocol }) => [ticker, protocol]))
  const list =
    amlListFile === ''
      ? []
      : createListScreening({
          path: amlListFile,
          networks,
          networkOf: (currency) => tickers.get(currency),
          onBroken,
        })
  const api =
    amlApiUrl === null || amlApiKey === null
      ? []
      : createHttpScreening({
          baseUrl: amlApiUrl,
          apiKey: amlApiKey,
          timeLimitMilliseconds: LIMIT_MILLISECONDS.screening,
        })
  const all = [...others, ...[list].flat(), ...[api].flat()]
  return all.length === 0 ? null : createWithSeveral(all)
}

/** Sumsub, where it is chosen. Throws WrongSetting where something of it is missing. */
export function openIdentity({ kycProvider, sumsub }: Config): IdentityPort | null {
  if (kycProvider === 'none') return null
  const { appToken, baseUrl, levelName, secretKey, webhookSecret } = sumsub
  if (appToken === null) throw new WrongSetting('SUMSUB_APP_TOKEN', '', 'set')
  if (secretKey === null) throw new WrongSetting('SUMSUB_SECRET_KEY', '', 'set')
  if (webhookSecret === null) throw new WrongSetting('SUMSUB_WEBHOOK_SECRET', '', 'set')
  if (levelName === '') throw new WrongSetting('SUMSUB_LEVEL', '', 'set')
  return createSumsubIdentity({
    appToken,
    secretKey,
    webhookSecret,
    levelName,
    baseUrl: baseUrl ?? SUMSUB_URL,
    clock: machineClock,
    timeLimitMilliseconds: LIMIT_MILLISECONDS.identity,
  })
}

/**
 * What orders are looked at with, as the configuration says. Throws WrongSetting where somebody would be asked for
 * identification that nobody can give, and where play and real money meet.
 */
export function complianceOf(
  config: Config,
  external: {
    readonly screening: ScreeningPort | null
    readonly identity: IdentityPort | null
  },
): { readonly compliance?: Compliance } {
  const { identity, screening } = external
  const isPlay = config.world === 'play'
  if (isPlay && config.kycProvider !== 'none') {
    throw new WrongSetting('KYC_PROVIDER', config.kycProvider, 'absent when WORLD is play')
  }
  const identifyScore = config.amlKycScore ?? (isPlay ? PLAY.kycScore : 0)
  const aboveUsd = config.kycAboveUsd ?? (isPlay ? PLAY.kycAboveUsd : 0)
  if (identity === null && (identifyScore > 0 || aboveUsd > 0)) {
    throw new WrongSetting('KYC_PROVIDER', 'none', 'one, or AML_KYC_SCORE and KYC_ABOVE_USD 0')
  }
  if (screening === null && identity === null) return {}
  return {
    compliance: {
      policy: {
        holdScore: config.amlHoldScore,
        identifyScore: identifyScore === 0 ? null : identifyScore,
        identifyAboveUsd: aboveUsd === 0 ? null : BigInt(aboveUsd),
      },
      screening: screening && guardPort(screening, 'screening', ['name']),
      identity: identity && guardPort(identity, 'identity', ['name', 'readWebhook']),
    },
  }
}

/** External services are opened before the log is. */
function warnOperator(problem: string): void {
  process.stderr.write(`The list of addresses could not be read: ${problem}\n`)
}
