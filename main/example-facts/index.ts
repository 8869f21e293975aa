export { type ExampleFacts, openExampleFacts } from './open-example-facts.ts'
