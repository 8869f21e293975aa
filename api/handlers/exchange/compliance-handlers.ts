import type { UseCases } from '@causeway/server'
import type { webCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import type { HandlersOf } from '../handler.ts'
import { holderOf } from '../orders/holder-of.ts'
import { isPublicCode, readOrder } from '../orders/read-order.ts'
import { kycOut } from '../orders/transaction-out.ts'
import { isoTime } from '../reference/iso-time.ts'

type Needs = { readonly useCases: UseCases; readonly words: Wording }
type ComplianceHandlers = HandlersOf<Pick<typeof webCalls, 'aml' | 'kycStatus' | 'kycSettings'>>

/** What is screened, and who is identified (EXCH-05, TRACK-09). */
export function createComplianceHandlers({ useCases, words }: Needs): ComplianceHandlers {
  return {
    aml: async ({ currency, address, extraId }) => {
      const screened = await useCases.screenAddress({
        currency: currency.toLowerCase(),
        address,
        extraId: extraId ?? null,
      })
      if (screened.ok) {
        return { ok: true, status: 200, body: { result: true, code: null, message: null } }
      }
      const { failure } = screened
      if (!('fits' in failure)) return refuse(failure, words)
      const { code, message } = refuse(failure, words).body.error
      return { ok: true, status: 200, body: { result: false, code, message } }
    },
    kycStatus: async ({ transId: id }, caller) => {
      const order = await readOrder(useCases, id)
      if (!order.ok) return refuse(order.failure, words)
      const isHolder = await useCases.holdsOrder(id, await holderOf({ useCases }, caller))
      const kyc = isHolder ? kycOut(order.value) : null
      const kycRequired = order.value.identification !== null
      const result = { kycRequired, status: kyc?.status ?? null, url: kyc?.url ?? null }
      return { ok: true, status: 200, body: { result } }
    },
    kycSettings: async ({ transId: id }, caller) => {
      if (!isPublicCode(id)) return refuse({ code: 'order_not_found' }, words)
      const holder = await holderOf({ useCases }, caller)
      const begun = await useCases.beginIdentification({ publicCode: id, ...holder })
      if (!begun.ok) return refuse(begun.failure, words)
      const { accessToken, expiresAt, provider, url } = begun.value
      const result = { provider, accessToken, url, expiresAt: isoTime(expiresAt) }
      return { ok: true, status: 200, body: { result } }
    },
  }
}
