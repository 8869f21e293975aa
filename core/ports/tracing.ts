/** What is told of a step once it is over. It leaves the shop: no addresses, names or emails. */
export type StepEnd = {
  /** The order whose trace it is part of; null: none, and nothing is told. */
  readonly orderId: string | null
  /** True for the step that made the order: all others hang below it. */
  readonly isFirst?: boolean
  readonly facts?: Readonly<Record<string, string | number>>
  /** What it failed with. Its kind alone is told, not its text. */
  readonly error?: unknown
}

/** A step that is being timed. */
export type Step = { readonly end: (told: StepEnd) => void }

/**
 * Where the steps of orders are told as traces: one order is one trace, whichever process takes the step. Telling never
 * throws, waits or holds up a step; what can't be delivered is dropped.
 */
export type TracingPort = {
  /** Starts timing a step: `order.place`, `transfer.advance`. */
  readonly begin: (name: string) => Step
  /** Delivers what is left, for some seconds at most. */
  readonly close: () => Promise<void>
}

/** Times a piece of work as a step. Throws what the work throws. */
export async function traced<T>(
  tracing: Pick<TracingPort, 'begin'> | undefined,
  name: string,
  work: () => Promise<T>,
  tell: (done: T | undefined) => Omit<StepEnd, 'error'>,
): Promise<T> {
  if (tracing === undefined) return work()
  const step = tracing.begin(name)
  try {
    const done = await work()
    step.end(tell(done))
    return done
  } catch (error) {
    step.end({ ...tell(undefined), error })
    throw error
  }
}
