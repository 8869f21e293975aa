import { languageCodes } from '@causeway/content/languages'
import { noFacts, type SiteFacts } from '@causeway/content/site'
import {
  listOf,
  objectOf,
  orElse,
  type Shape,
  seconds,
  text,
  textLike,
  webAddress,
  word,
  yesOrNo,
} from './json-shape.ts'

const optional = orElse(text, null)
const mailAddress = orElse(textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address'), null)
const address = orElse(webAddress, null)
const link = objectOf({ name: text, url: webAddress })
const day = textLike(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a date like 2026-01-31')

const company = objectOf({
  legalName: optional,
  registration: optional,
  address: optional,
  jurisdiction: optional,
  authority: orElse(link, null),
  authoritiesEmail: mailAddress,
  pressEmail: mailAddress,
  businessEmail: mailAddress,
})

const socialLink = objectOf({
  name: text,
  url: webAddress,
  languages: orElse(listOf(word(languageCodes)), undefined),
})

const read = objectOf({
  company: orElse(company, noFacts.company),
  people: orElse(listOf(objectOf({ name: text, role: text })), []),
  partners: orElse(listOf(link), []),
  press: orElse(listOf(objectOf({ title: text, source: text, url: webAddress, date: day })), []),
  supportUrl: address,
  blogUrl: address,
  social: orElse(listOf(socialLink), []),
  apps: orElse(objectOf({ ios: address, android: address }), noFacts.apps),
  reviewBadge: orElse(objectOf({ text, url: webAddress }), null),
  chat: orElse(objectOf({ licenseId: text, scriptUrl: webAddress }), null),
  tracking: orElse(objectOf({ enterpriseId: text, scriptUrl: webAddress }), null),
  works: orElse(objectOf({ from: seconds, until: seconds }), null),
  isDomainsBannerShown: orElse(yesOrNo, false),
  appBanner: orElse(word(['old', 'new_full_screen', 'new_half_screen']), null),
})

/** `site.json`: what the operator says of himself. What he leaves out is not said. */
export const siteShape: Shape<SiteFacts> = (value, place) => {
  const { social, ...facts } = read(value, place)
  return {
    ...facts,
    social: social.map(({ languages, ...one }) =>
      languages === undefined ? one : { ...one, languages },
    ),
  }
}
