export type OrderStatusMail = {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const sentences: Readonly<Record<string, string>> = {
  finished: 'Your exchange is finished: the payout is confirmed on its chain.',
  refunded: 'Your money has been sent back to your refund address.',
  hold: 'Your exchange is waiting for you: please open it and choose how it should go on.',
  expired: 'No payment arrived in time, so your exchange has expired. A late payment is not lost.',
}

/** What an order's holder is told by mail when its status changes (TRACK-11). */
export function orderStatusMail(about: {
  readonly brand: string
  readonly state: string
  readonly link: string
}): OrderStatusMail {
  const sentence = sentences[about.state] ?? 'The status of your exchange has changed.'
  return {
    subject: `${about.brand}: your exchange is ${about.state === 'hold' ? 'waiting for you' : about.state}`,
    text: `${sentence}\n\nFollow it here: ${about.link}\n`,
    html: `<p>${sentence}</p><p><a href="${about.link}">Follow your exchange</a></p>`,
  }
}
