import { languages } from '../languages/index.ts'
import { fillPhrase } from './fill-phrase.ts'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import type { MailColours } from './mail-style.ts'
import { mailTextsOf } from './mail-texts-of.ts'

/**
 * The mail to a member of staff whom a note about an order mentions: in English alone, as the back office is. It has neither the note nor
 * anything about the customer.
 */
export function staffMentionMail(given: {
  readonly brand: string
  readonly colours: MailColours | null
  readonly isPlayMoney: boolean
  /** Public code of the order. */
  readonly code: string
  /** Absolute address of the order in the back office. */
  readonly link: string
}): WrittenMail {
  const { brand, code, colours, isPlayMoney, link } = given
  const { frame } = mailTextsOf('en')
  return layOutMail({
    language: languages.en,
    brand,
    colours,
    subject: `${brand} back office: a note mentions you`,
    banner: isPlayMoney ? fillPhrase(frame.playMoney, { brand }, 'ltr') : null,
    says: [`A note about order ${code} mentions you. Sign in to read it.`],
    facts: [],
    details: [],
    action: { label: 'Open the order', link, inFull: frame.inFull },
    secret: null,
    after: [],
    small: [],
  })
}
