import { type LanguageCode, languageOf, localPath } from '@causeway/content/languages'
import {
  accountMail,
  type MailColours,
  orderStatusMail,
  staffInvitationMail,
  staffMentionMail,
  type WrittenMail,
} from '@causeway/content/mail'
import { secretLink } from '@causeway/core/orders'
import type { AccountMail, OrderMail, OrderMailFacts, StaffMail } from './notifier.ts'

/** What every mail of this exchange has in common. */
export type MailSender = {
  readonly brand: string
  /** Of buttons and links; null: as the product has them. */
  readonly colours: MailColours | null
  /** Our own origin; every link in a mail begins with it. */
  readonly publicUrl: string
  /** The same of the back office: links in mails to staff begin with it. */
  readonly backofficeUrl: string
  readonly world: 'play' | 'real'
  /** Where customers write to; null where the operator names no address. */
  readonly supportEmail: string | null
}

/** A page of ours, and nothing that a browser could take for another host. */
const OWN_PATH = /^\/(?![/\\])[\w./~?=&%-]*$/

export function writeOrderMail(
  sender: MailSender,
  mail: OrderMail,
  { details, holderSecret, message }: OrderMailFacts,
): WrittenMail {
  const language = languageOf(mail.language)
  return orderStatusMail({
    ...commonFacts(sender, language),
    code: mail.publicCode.slice(0, 8),
    state: mail.state,
    // One left by an earlier version has none.
    reason: mail.reason ?? null,
    details,
    message,
    link: pageAddress(sender, language, `/track/${mail.publicCode}`),
    secretLink:
      holderSecret === null
        ? null
        : secretLink(
            pageAddress(sender, language, `/transaction/${mail.publicCode}`),
            holderSecret,
          ),
  })
}

/** Throws where the mail's link is no page of ours, or is missing. */
export function writeAccountMail(sender: MailSender, mail: AccountMail): WrittenMail {
  const language = languageOf(mail.language)
  const { link, ...facts } = mail.facts
  return accountMail({
    ...commonFacts(sender, language),
    kind: mail.kind,
    facts,
    link: link === undefined ? null : pageAddress(sender, language, link),
    profileLink: pageAddress(sender, language, '/profile'),
    signInLink: pageAddress(sender, language, '/?sign-in=1'),
  })
}

/** Throws where the link is no page of ours. */
export function writeStaffMail(sender: MailSender, mail: StaffMail): WrittenMail {
  const { backofficeUrl, brand, colours, world } = sender
  const { facts } = mail
  if (!OWN_PATH.test(facts.link)) throw new Error('A link in a mail leads to no page of ours')
  const common = {
    brand,
    colours,
    isPlayMoney: world === 'play',
    link: `${backofficeUrl}${facts.link}`,
  }
  return mail.kind === 'staff-mention'
    ? staffMentionMail({ ...common, code: mail.facts.code })
    : staffInvitationMail({ ...common, role: mail.facts.role })
}

function commonFacts({ brand, colours, supportEmail, world }: MailSender, language: LanguageCode) {
  return { brand, colours, language, support: supportEmail, isPlayMoney: world === 'play' }
}

function pageAddress({ publicUrl }: MailSender, language: LanguageCode, path: string): string {
  if (!OWN_PATH.test(path)) throw new Error('A link in a mail leads to no page of ours')
  return `${publicUrl}${localPath(language, path)}`
}
