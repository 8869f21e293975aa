const listeners = new Set<() => void>()

/** The beginning of the frame's addresses, without language, as the host's last command left it; null on the site. */
export function currentPrefix(): string | null {
  return document.documentElement.dataset.widgetPrefix ?? null
}

/** Makes all further steps begin with another prefix, without loading this one anew. */
export function changePrefix(prefix: string): void {
  document.documentElement.dataset.widgetPrefix = prefix
  for (const listener of listeners) listener()
}

/** Calls back after each change; returns what ends that. */
export function watchPrefix(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
