import { EventEmitter } from 'node:events'

/** Tells followers in this process that something a watcher can see has changed. */
export type OrderWatch = {
  readonly changed: (orderId: string) => void
  readonly onChange: (listener: (orderId: string) => void) => () => void
}

/** Makes the process's own watch. Changes of other processes are found by polling versions (follow-orders). */
export function createOrderWatch(): OrderWatch {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    changed: (orderId) => {
      emitter.emit('changed', orderId)
    },
    onChange: (listener) => {
      emitter.on('changed', listener)
      return () => {
        emitter.off('changed', listener)
      }
    },
  }
}
