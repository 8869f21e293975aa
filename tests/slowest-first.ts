import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** About two minutes each (2026-11-30): begun last, one of them would hold up the end of the whole run. */
const SLOWEST = [
  'nodes/three-machines',
  'processes/restore',
  'nodes/real-nodes-rollback',
  'backoffice/hand-price',
  'processes/watching',
  'nodes/real-nodes-kills',
  'processes/return-kills',
  'processes/hand-kills',
  'processes/cold-kills',
  'nodes/real-nodes-reorganisations',
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
