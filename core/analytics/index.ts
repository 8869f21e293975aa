export {
  assignVariant,
  defaultExperiments,
  type ExperimentName,
  type Experiments,
  experimentNames,
  isExperimentName,
  type Variant,
} from './experiments.ts'
