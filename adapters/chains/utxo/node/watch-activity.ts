import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * Calls back whenever the node has touched the file, which need not exist yet; its folder must. Answers how to end it.
 * The node does so by `walletnotify=touch <file>` and `blocknotify=touch <file>` in its configuration.
 */
export function watchActivity(file: string, listener: () => void): () => void {
  const name = basename(file)
  const watcher = watch(dirname(file), { persistent: false }, (_event, touched) => {
    if (touched === null || touched === name) listener()
  })
  // A folder that vanishes ends the watching and nothing else: chains are also looked at by the clock.
  watcher.on('error', () => watcher.close())
  return () => watcher.close()
}
