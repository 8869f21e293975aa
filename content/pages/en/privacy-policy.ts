import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const englishPrivacy: LegalPage = [
  {
    heading: 'What we keep',
    paragraphs: [
      'For each order: the coins, the amounts, the addresses, memos and tags you entered, the payments we saw on-chain, and the time of each step.',
      'If you enter an email address, we keep it with the order and use it only for updates about that order.',
      'Your browser sends us a random number it generated and a short description of itself (type, languages, screen size), which we discard.',
      'Whether a payment or an address was found on a list of restricted addresses, and, for orders that need an identity check, whether your identity was verified. A separate service verifies your identity: we neither see nor keep your documents.',
      'If you rate an order, we keep your rating and your comment with it.',
    ],
  },
  {
    heading: 'Why we keep it',
    paragraphs: ['To process the order, to find missing payments, and to keep accurate accounts.'],
  },
  {
    heading: 'Who can see it',
    paragraphs: [
      'Anyone with the link to an order can see its coins, amounts, deposit and payout addresses and steps. Only browsers that can manage the order can see the refund address. The email address isn’t shown to anyone.',
      'Payments on a public blockchain are visible to everyone, permanently.',
    ],
  },
  {
    heading: 'Cookies and data stored in your browser',
    paragraphs: [
      'One cookie per order (holder-…) shows that your browser can manage that order. It expires after 31 days.',
      'Six cookies with “AB” in their names store which version of a page you see, and nothing about you. They expire after 31 days. Third-party cookies are used only if a support chat or an affiliate network script is set up here: the chat sets its cookies once you open it, and the network once we may measure visits.',
      'Two more cookies store your last choice of coins (exchange_choice) and the country of your IP address (ipcountry) for 31 days, so that forms start with them. The country also determines whether we must ask you before we measure traffic. We don’t keep the IP address for this.',
      'We also remember what you have answered or closed: your reply to the cookie notice (cookieConsent) for 365 days, that you closed the app banner (appBannerClosed) for one day, and, if we asked you, that you don’t live in Japan (not_japan_resident) for 31 days.',
      'A cookie that protects against forged requests (csrf) lasts 31 days. If you sign in, a session cookie (session) lasts until the session ends, 60 days at most, and a cookie that lets us recognise your browser (device) lasts 400 days. While you sign in with another service, a cookie (social) ties the attempt to your browser for one hour at most. Scripts can’t read these four cookies.',
      'We count how often events happen on these pages, by day and event type, without linking them to orders. Where the law requires your consent, this starts when you press “Ok” in the cookie notice. Once we count, a cookie with a random number (analytics_client_id) lasts 365 days, one about your visit (visit_session) and one for a link that referred you here (ref_id) each last 31 days, and your browser remembers the last six sites you came from.',
      'Some data stays only in your browser: recently used coins, the country you chose for a purchase, the hints you closed, whether you are signed in, what you have typed into a form, the last known status of your orders and, unless you turn it off, the addresses of earlier orders. The random number sent with orders is also stored there.',
    ],
  },
]
