import { AsyncLocalStorage } from 'node:async_hooks'

const openTransaction = new AsyncLocalStorage<true>()

/** Runs work as being inside a database transaction. */
export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  return openTransaction.run(true, work)
}

/** Throws where a transaction is open: outside work (chain, mail, signer, provider) must wait for its commit. */
export function assertOutsideTransaction(what: string): void {
  if (openTransaction.getStore() === true) throw new OutsideCallInTransaction(what)
}

/** A mistake in the code, never an expected failure (architecture, decision 3). */
export class OutsideCallInTransaction extends Error {
  constructor(what: string) {
    super(`${what} was called inside a database transaction; do it after the commit`)
    this.name = 'OutsideCallInTransaction'
  }
}

/** The same port, whose every function refuses to be called inside a transaction. `inside` lists its pure ones. */
export function guardPort<P extends object>(
  port: P,
  name: string,
  inside: readonly (keyof P)[],
): P {
  const pure = new Set<PropertyKey>(inside)
  return new Proxy(port, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver)
      if (typeof value !== 'function' || pure.has(key)) return value
      return (...given: unknown[]) => {
        assertOutsideTransaction(`${name}.${String(key)}`)
        return Reflect.apply(value, target, given)
      }
    },
  })
}
