import type { Catalogue } from '@causeway/core/currencies'
import type { Clock } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { v7 as newKey } from 'uuid'
import type { Database } from '../db/index.ts'
import { type AlertMessage, calculatorPlaces } from './alert-message.ts'

export type AddAlertFailure = Failure<
  'id_malformed' | 'message_missing' | 'routes_malformed' | 'currency_needed' | 'currency_unknown'
>

type Needs = {
  readonly database: Pick<Database, 'direct'>
  readonly catalogue: Pick<Catalogue, 'find'>
  readonly clock: Clock
}

const ID = /^[a-z][a-z0-9-]{0,39}$/
const ROUTES = /^[A-Za-z0-9/*_[\]#,-]{0,500}$/
const LONGEST_MESSAGE = 1000

/** Has something said on the site (CALC-27): within seconds, in every process. */
export async function addAlert(
  { database, catalogue, clock }: Needs,
  given: Omit<AlertMessage, 'key'>,
): Promise<Result<AlertMessage, AddAlertFailure>> {
  const id = given.id.trim()
  const message = given.message.trim().slice(0, LONGEST_MESSAGE)
  const routes = given.routes.replaceAll(/\s/g, '')
  const isOfCalculator = calculatorPlaces.includes(id)
  if (!ID.test(id)) return fail({ code: 'id_malformed' })
  if (message === '') return fail({ code: 'message_missing' })
  if (!ROUTES.test(routes)) return fail({ code: 'routes_malformed' })
  if (isOfCalculator !== (given.currency !== null)) return fail({ code: 'currency_needed' })
  const currency = given.currency?.toLowerCase() ?? null
  if (currency !== null && catalogue.find(currency) === undefined) {
    return fail({ code: 'currency_unknown' })
  }
  const alert = { key: newKey(), id, message, routes, currency }
  const row = { ...alert, added_at: new Date(clock.now()) }
  await database.direct().insertInto('alert').values(row).execute()
  return ok(alert)
}
