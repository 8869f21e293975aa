import { languageOf, localPath, splitLocalPath } from '@causeway/content/languages'
import type { WidgetCommand, WidgetStep } from '@causeway/widget/embed'
import { followSize } from './follow-size.ts'
import { framePrefix, isFramePath, readFrameAddress } from './frame-address.ts'
import { linkHost } from './host-link.ts'
import { onHostNews } from './notify-host.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { openSignInWindow } from './open-sign-in-window.ts'
import { forgetOrder, readStoredOrder } from './stored-order.ts'
import { watchCover } from './watch-cover.ts'

/** Runs what a framed page needs beside its own island: the way to its host, its size, its links. */
export function startFrame(): void {
  const { dataset } = document.documentElement
  const prefix = dataset.widgetPrefix ?? ''
  if (goOnWithOrder(prefix)) return
  const foot = document.querySelector<HTMLElement>('[data-widget-remarks]')
  let sayHeight = () => {}
  const link = linkHost({
    onConnected: () => {
      link.send('ready', {
        step: stepNow(),
        theme: dataset.widgetTheme ?? 'default',
        merchantId: dataset.widgetMerchantId ?? null,
      })
      for (const message of remarksIn(foot)) link.send('error', { code: 'option_wrong', message })
      sayHeight()
    },
    onCommand: (command) => {
      const changes = changesOf(command)
      const isAtForm = stepNow() === 'calculation'
      if (changes !== null && (isAtForm || command.type === 'setTheme')) {
        return location.replace(changedAddress(prefix, changes))
      }
      if (changes === null) return
      link.send('error', {
        code: 'command_wrong',
        message: `causeway-widget: ${command.type} is taken before an order only.`,
      })
    },
  })
  sayHeight = followSize((height) => link.send('resize', { height }))
  onHostNews((news) => {
    if (news.type === 'order') notifyOfOrder(link, prefix, news.data)
    else link.send(news.type, news.data)
  })
  watchCover(() => {
    const warning = document.querySelector<HTMLElement>('[data-widget-covered]')
    if (warning !== null) warning.textContent = warning.dataset.widgetCovered ?? ''
    link.send('error', {
      code: 'covered',
      message: 'causeway-widget: something covers the widget, so a press was not taken.',
    })
  })
  document.addEventListener('click', (event) => follow(event, prefix))
  openSignInWindow(() => link.send('signedIn', {}))
}

function stepNow(): WidgetStep {
  // Written by `documentOfFrame` and `notifyOfOrder`.
  return (document.documentElement.dataset.widgetAppFrame ?? 'calculation') as WidgetStep
}

/** After a reload of the page around, an order that is under way is shown again. Answers whether it leads there. */
function goOnWithOrder(prefix: string): boolean {
  const { path } = splitLocalPath(location.pathname)
  const order = readStoredOrder(prefix)
  const isForm = readFrameAddress(path, '')?.path === '/widget-app'
  if (!isForm || order === null || order.isOver) return false
  location.replace(localPath(shownLanguage(), `${prefix}/transaction/${order.code}`))
  return true
}

/** Pages of the site that are no steps of the frame open in a window of their own; who begins anew leaves his order. */
function follow(event: MouseEvent, prefix: string): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin) return
  if (!isFramePath(link.pathname)) {
    link.target = '_blank'
    return
  }
  const { path } = splitLocalPath(link.pathname)
  if (readFrameAddress(path, '')?.path === '/widget-app') forgetOrder(prefix)
}

function remarksIn(foot: HTMLElement | null): readonly string[] {
  const remarks: unknown = JSON.parse(foot?.dataset.widgetRemarks ?? '[]')
  return Array.isArray(remarks) ? remarks.filter((each) => typeof each === 'string') : []
}

/** The options that a command changes; null for those of the snippet. */
function changesOf({ data, type }: WidgetCommand): Readonly<Record<string, string>> | null {
  switch (type) {
    case 'setPair':
      return { from: data.from, to: data.to }
    case 'setAmount':
      return { amount: data.amount }
    case 'setAddress':
      return { address: data.address, 'extra-id': data.extraId ?? '' }
    case 'setTheme':
      return { theme: data.theme }
    default:
      return null
  }
}

/** The step that is shown, with other options. */
function changedAddress(prefix: string, changes: Readonly<Record<string, string>>): string {
  const options = new URLSearchParams(readFrameAddress(prefix, '')?.options ?? '')
  for (const [name, value] of Object.entries(changes)) options.set(name, value)
  const { path } = splitLocalPath(location.pathname)
  const step = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) + location.search : ''
  return localPath(shownLanguage(), `${framePrefix(options.toString())}${step}`)
}

/** An option can name the language: then the frame's first address does not. */
function shownLanguage() {
  return languageOf(document.documentElement.dataset.widgetLanguage ?? null)
}
