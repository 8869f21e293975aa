export { type ExampleChoice, exampleSupportEmail, withExampleFacts } from './example-facts.ts'
export { noFacts } from './no-facts.ts'
export type {
  AppFacts,
  CompanyFacts,
  SiteFacts,
  SiteLink,
} from './site-facts.ts'
export { serviceScripts } from './site-facts.ts'
