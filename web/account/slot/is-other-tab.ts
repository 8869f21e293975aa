type Held = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey'>

/** Whether the keys that are held with a press mean another tab or window: then the link is left to the browser. */
export function isOtherTab({ metaKey, ctrlKey, shiftKey }: Held): boolean {
  return metaKey || ctrlKey || shiftKey
}
