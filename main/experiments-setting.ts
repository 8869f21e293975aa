import {
  defaultExperiments,
  type ExperimentName,
  type Experiments,
  isExperimentName,
  type Variant,
} from '@causeway/core/analytics'
import type { Reader } from './setting-readers.ts'

const VARIANT = /^([A-Za-z0-9_-]{1,40})(?::([1-9]\d{0,5}))?$/

/** Which variants visitors get, where it is not the new one for all: `WTP_AB_variant=old:1/new:3`. */
export const experiments = (
  says: string,
): Reader<ReadonlyMap<ExperimentName, readonly Variant[]>> => ({
  absent: new Map(),
  expected:
    'a cookie name, then variants with weights, separated by commas: WTP_AB_variant=a:1/b:3',
  read: (given) => {
    const plans = given.split(',').map(readPlan)
    const right = plans.filter((plan) => plan !== null)
    const found = new Map(right)
    return right.length === plans.length && found.size === plans.length ? found : undefined
  },
  says,
})

/** Every experiment with its variants: those of the setting, otherwise as they are by default. */
export function experimentsOf(given: ReadonlyMap<ExperimentName, readonly Variant[]>): Experiments {
  return { ...defaultExperiments, ...Object.fromEntries(given) }
}

function readPlan(text: string): [ExperimentName, readonly Variant[]] | null {
  const [name = '', list = ''] = text.trim().split('=')
  if (!isExperimentName(name)) return null
  const variants = list.split('/').map(readVariant)
  const right = variants.filter((variant) => variant !== null)
  const values = new Set(right.map(({ value }) => value))
  return right.length === variants.length && values.size === variants.length ? [name, right] : null
}

function readVariant(text: string): Variant | null {
  const [, value, weight = '1'] = VARIANT.exec(text) ?? []
  return value === undefined ? null : { value, weight: Number(weight) }
}
