import type { SiteFacts } from './site-facts.ts'

/** A site whose operator has said nothing yet. */
export const noFacts: SiteFacts = {
  company: {
    legalName: null,
    registration: null,
    address: null,
    jurisdiction: null,
    authority: null,
    authoritiesEmail: null,
    pressEmail: null,
    businessEmail: null,
  },
  people: [],
  partners: [],
  press: [],
  supportUrl: null,
  blogUrl: null,
  social: [],
  apps: { ios: null, android: null },
  reviewBadge: null,
  chat: null,
  tracking: null,
  works: null,
  isDomainsBannerShown: false,
  appBanner: null,
}
