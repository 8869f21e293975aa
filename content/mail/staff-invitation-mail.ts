import { languages } from '../languages/index.ts'
import { fillPhrase } from './fill-phrase.ts'
import { layOutMail, type WrittenMail } from './lay-out-mail.ts'
import type { MailColours } from './mail-style.ts'
import { mailTextsOf } from './mail-texts-of.ts'

/** The mail that brings the link of an invitation to the back office: in English alone, as the back office is. */
export function staffInvitationMail(given: {
  readonly brand: string
  readonly colours: MailColours | null
  readonly isPlayMoney: boolean
  readonly role: string
  /** Absolute address. */
  readonly link: string
}): WrittenMail {
  const { brand, colours, isPlayMoney, link, role } = given
  const { frame } = mailTextsOf('en')
  return layOutMail({
    language: languages.en,
    brand,
    colours,
    subject: `${brand} back office: your invitation`,
    banner: isPlayMoney ? fillPhrase(frame.playMoney, { brand }, 'ltr') : null,
    says: [
      `You are invited to the back office of ${brand}. Your role: ${role}.`,
      'Have an authenticator app ready. You choose a name and a password, and set up the app.',
    ],
    facts: [],
    details: [],
    action: { label: 'Join the back office', link, inFull: frame.inFull },
    secret: null,
    after: ['The link works once, within 48 hours. A newer invitation replaces it.'],
    small: ['If you don’t expect an invitation, ignore this mail and tell your administrator.'],
  })
}
