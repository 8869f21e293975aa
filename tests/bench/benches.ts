import { catalogueSize } from './catalogue-size.bench.ts'
import { estimates } from './estimates.bench.ts'
import type { Bench } from './figure.ts'
import { orders } from './orders.bench.ts'

/** Every bench, in the order of the page. */
export const benches: readonly Bench[] = [estimates, catalogueSize, orders]
