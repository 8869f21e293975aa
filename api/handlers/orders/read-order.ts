import { fail, type Result } from '@causeway/core/result'
import type { UseCases } from '@causeway/server'
import type { OrderNotFound, OrderView } from '@causeway/server/orders'

/** 128 random bits in base64url. Whatever looks otherwise is no order, and is not asked for. */
const PUBLIC_CODE = /^[A-Za-z0-9_-]{22}$/

/** True where a text can be the public code of an order. */
export function isPublicCode(text: string): boolean {
  return PUBLIC_CODE.test(text)
}

/** Reads an order by whatever a client sent as its code. */
export async function readOrder(
  useCases: UseCases,
  code: string,
): Promise<Result<OrderView, OrderNotFound>> {
  return isPublicCode(code) ? useCases.readOrder(code) : fail({ code: 'order_not_found' })
}
