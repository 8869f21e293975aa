import { estimates } from './estimates.bench.ts'
import type { Bench } from './figure.ts'

/** Every bench, in the order of the page. */
export const benches: readonly Bench[] = [estimates]
