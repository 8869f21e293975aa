export { readExperiments } from './read-experiments.ts'
