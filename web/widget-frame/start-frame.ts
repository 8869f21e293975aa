import { languageOf, localPath, splitLocalPath } from '@causeway/content/languages'
import type { WidgetStep } from '@causeway/widget/embed'
import { isFramePath, readFrameAddress } from './frame-address.ts'
import { followCommand } from './host/follow-command.ts'
import { followSize } from './host/follow-size.ts'
import { linkHost } from './host/host-link.ts'
import { onHostNews } from './host/notify-host.ts'
import { notifyOfOrder } from './host/notify-of-order.ts'
import { openSignInWindow } from './open-sign-in-window.ts'
import { currentPrefix, forgetOrder, readStoredOrder } from './stored-order.ts'
import { watchCover } from './watch-cover.ts'

/** Runs what a framed page needs beside its own island: the way to its host, its size, its links. */
export function startFrame(): void {
  const { dataset } = document.documentElement
  if (goOnWithOrder(currentPrefix())) return
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
      if (followCommand(command, stepNow() === 'calculation')) return
      link.send('error', {
        code: 'command_wrong',
        message: `causeway-widget: ${command.type} is taken before an order only.`,
      })
    },
  })
  sayHeight = followSize((height) => link.send('resize', { height }))
  onHostNews((news) => {
    if (news.type === 'order') notifyOfOrder(link, news.data)
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
  document.addEventListener('click', follow)
  openSignInWindow(() => link.send('signedIn', {}))
}

function stepNow(): WidgetStep {
  // Written by `documentOfFrame` and `notifyOfOrder`.
  return (document.documentElement.dataset.widgetAppFrame ?? 'calculation') as WidgetStep
}

/** After a reload of the page around, an order that is under way is shown again. Answers whether it leads there. */
function goOnWithOrder(prefix: string): boolean {
  const { path } = splitLocalPath(location.pathname)
  const order = readStoredOrder()
  const isForm = readFrameAddress(path, '')?.path === '/widget-app'
  if (!isForm || order === null || order.isOver) return false
  location.replace(localPath(shownLanguage(), `${prefix}/transaction/${order.code}`))
  return true
}

/** Pages of the site that are no steps of the frame open in a window of their own; who begins anew leaves his order. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.origin !== location.origin) return
  if (!isFramePath(link.pathname)) {
    link.target = '_blank'
    return
  }
  const { path } = splitLocalPath(link.pathname)
  if (readFrameAddress(path, '')?.path === '/widget-app') forgetOrder()
}

function remarksIn(foot: HTMLElement | null): readonly string[] {
  const remarks: unknown = JSON.parse(foot?.dataset.widgetRemarks ?? '[]')
  return Array.isArray(remarks) ? remarks.filter((each) => typeof each === 'string') : []
}

/** An option can name the language: then the frame's first address does not. */
function shownLanguage() {
  return languageOf(document.documentElement.dataset.widgetLanguage ?? null)
}
