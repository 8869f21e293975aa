import { languageOf, localPath, splitLocalPath } from '@causeway/content/languages'
import type { WidgetCommand } from '@causeway/widget/embed'
import { framePrefix, readFrameAddress } from '../frame-address.ts'
import { currentPrefix } from '../stored-order.ts'
import type { FormInFrame } from './form-in-frame.ts'

/**
 * Does what the host asks before there is an order. The running form takes pair, amount and address as they are; what it
 * cannot do, such as a coin that the options leave out, loads the step anew. False where the command comes too late.
 */
export function followCommand(command: WidgetCommand, isAtForm: boolean): boolean {
  // Of the snippet: they show and hide the dialog around the frame.
  if (command.type === 'open' || command.type === 'close') return true
  if (command.type === 'setTheme') {
    location.replace(addressOf(changedPrefix(command)))
    return true
  }
  if (!isAtForm) return false
  const choice = command.type === 'setAddress' ? {} : command.data
  withForm(async (form) => {
    const isTaken = await form.take(choice)
    const prefix = changedPrefix(command)
    const address = addressOf(prefix)
    // The form has no field for the address: it counts from the next step on.
    if (!isTaken && command.type !== 'setAddress') return location.replace(address)
    history.replaceState(history.state, '', address)
    document.documentElement.dataset.widgetPrefix = prefix
    form.moveTo(prefix)
  })
  return true
}

/** The commands that came before: each is done before the next one begins. */
let before: Promise<void> = Promise.resolve()

/** Acts on the form as soon as it runs. */
function withForm(act: (form: FormInFrame) => Promise<void>): void {
  const { widgetForm } = window
  if (widgetForm !== undefined) before = before.then(() => act(widgetForm))
  else window.addEventListener('widget-form', () => withForm(act), { once: true })
}

type Change = Exclude<WidgetCommand, { readonly type: 'open' | 'close' }>

/** The prefix with the options that a command changes. */
function changedPrefix(command: Change): string {
  const before = readFrameAddress(currentPrefix(), '')?.options ?? ''
  const options = new URLSearchParams(before)
  const change = changesOf(command, options)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) options.delete(name)
    else options.set(name, value)
  }
  return framePrefix(options.toString())
}

/** By the options' names in addresses; null: taken out. */
function changesOf(
  { data, type }: Change,
  options: URLSearchParams,
): Readonly<Record<string, string | null>> {
  switch (type) {
    case 'setPair': {
      // An address that was given belongs to the coin that was named with it.
      const isOtherCoin = (options.get('to') ?? data.to) !== data.to
      const address = isOtherCoin ? { address: null, 'extra-id': null } : {}
      return { from: data.from, to: data.to, ...address }
    }
    case 'setAmount':
      return { amount: data.amount }
    case 'setAddress':
      return { address: data.address, 'extra-id': data.extraId ?? null }
    case 'setTheme':
      return { theme: data.theme }
  }
}

/** The step that is shown, under another prefix. */
function addressOf(prefix: string): string {
  const { dataset } = document.documentElement
  const { path } = splitLocalPath(location.pathname)
  const before = `${currentPrefix()}/`
  const step = path.startsWith(before) ? `/${path.slice(before.length)}${location.search}` : ''
  // An option can name the language: then the frame's first address does not.
  return localPath(languageOf(dataset.widgetLanguage ?? null), `${prefix}${step}`)
}
