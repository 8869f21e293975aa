import type { LegalPage } from '../legal-page.ts'

/** The privacy policy that comes with the software, for the operator to replace. */
export const englishPrivacy: LegalPage = [
  {
    heading: 'What is kept',
    paragraphs: [
      'For each order: the coins, the amounts, the addresses and extra ids you gave, the payments seen on chain, and when each step happened.',
      'If you give an e-mail address, it is kept with the order and used only for news of that order.',
      'Your browser sends along a random number of its own and a short description of itself: its kind, its languages and the size of its screen.',
      'Whether a payment or an address was found on a list of restricted addresses, and whether you were identified where an order asks for it. The identification is done by a service of its own: your documents are neither seen nor kept here.',
      'If you rate an order, your rating and your words are kept with it.',
    ],
  },
  {
    heading: 'Why',
    paragraphs: [
      'To carry out the order, to find a payment that went astray, and to keep books that add up.',
    ],
  },
  {
    heading: 'Who sees it',
    paragraphs: [
      'Anyone who has the link to an order sees its coins, amounts, pay-in and payout addresses and steps. The refund address is shown only to the browser that created the order, and an e-mail address to nobody.',
      'Payments on a public chain can be seen by everyone, for ever.',
    ],
  },
  {
    heading: 'Cookies, and what stays in your browser',
    paragraphs: [
      'One cookie per order (holder-…) tells that your browser is its holder. It is removed after 31 days.',
      'Six cookies with “AB” in their names say which variant of a page your browser is shown, and nothing about you. They are removed after 31 days. Cookies of others exist only where a support chat or the script of a partner network is set up here: the chat’s once you open it, the network’s once visits may be counted.',
      'Your last choice of coins (exchange_choice) and the country that your network address points to (ipcountry) stand in two more cookies for 31 days, so that forms begin with them; the country also says whether you must be asked before anything is counted. The address itself is not kept for that.',
      'What you have answered or closed is remembered, too: your answer to the notice about cookies (cookieConsent) for 365 days, that you closed the banner of the app (appBannerClosed) for one day, and, where you were asked, that you do not live in Japan (not_japan_resident) for 31 days.',
      'A cookie that guards against forged requests (csrf) stays for 31 days. If you sign in, one for your session (session) stays until that ends, 60 days at most, and one by which your browser is known again (device) for 400 days. While you sign in by way of another service, one (social) ties the attempt to your browser, for an hour at most. No script can read these four.',
      'How often something happens on these pages is counted, by day and kind of event, without any order. Where the law asks for your consent, this begins when you press “Ok” in the notice. Then a cookie with a random number (analytics_client_id) stays for 365 days, one about your visit (visit_session) and one of a link that led you here (ref_id) for 31 days, and your browser remembers the last six sites that you came from.',
      'The coins you used lately, the country you chose for a purchase, the hints you closed, that somebody is signed in, what you have typed into a form, the last known status of your orders and, unless you turn it off, the addresses of earlier orders are kept in your browser only. The random number that goes along with orders is kept there, too.',
    ],
  },
]
