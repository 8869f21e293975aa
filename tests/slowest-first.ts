import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longer than a minute, mostly waiting (2026-11-29): begun last, one of them would hold up the end of the whole run. */
const SLOWEST = [
  'processes/watching',
  'backoffice/hand-price',
  'fiat/fiat-sandbox',
  'processes/return-kills',
  'processes/hand-kills',
  'processes/cold-kills',
  'tools/generators',
]

/** The order of a run's files: the slowest, then as the runner orders them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) =>
      SLOWEST.some((name) => moduleId.includes(`/${name}.`))
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
