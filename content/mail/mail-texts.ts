import type { AccountMailTexts } from './account-mail-texts.ts'
import type { OrderMailTexts } from './order-mail-texts.ts'

/** Everything that mails say in one language. */
export type MailTexts = {
  readonly frame: FrameTexts
  readonly order: OrderMailTexts
  readonly account: AccountMailTexts
}

/** What stands around every mail. */
export type FrameTexts = {
  /** Where money is play money. `{{brand}}` */
  readonly playMoney: string
  /** Above the address in full, under the button. */
  readonly inFull: string
}
