import { type SignerPort, type TracingPort, type TransferPlan, traced } from '@causeway/core/ports'

/** Tells of each signature as a step of the order that it is for. */
export function tracedSigner<S extends SignerPort>(signer: S, tracing: TracingPort | null): S {
  if (tracing === null) return signer
  return {
    ...signer,
    sign: (plan) =>
      traced(
        tracing,
        'transfer.sign',
        () => signer.sign(plan),
        () => ({
          orderId: orderOf(plan),
          facts: {
            'transfer.kind': plan.intent.kind,
            'transfer.attempt': plan.attempt,
            network: plan.intent.network,
          },
        }),
      ),
  }
}

/** From what the books keep with a signature; null for what moves the shop's own coins. */
function orderOf({ intent }: TransferPlan): string | null {
  try {
    const record: unknown = JSON.parse(intent.record)
    const id: unknown =
      typeof record === 'object' && record !== null ? Reflect.get(record, 'orderId') : null
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}
