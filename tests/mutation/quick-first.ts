import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the files first that noticed the mutant before, then the quickest: a mutant is finished by its first failing
 * test, while Vitest begins with the slowest to keep several workers busy.
 */
export class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file)
      if (last === undefined) return 0
      return last.failed ? -1 : last.duration
    }
    return Promise.resolve(files.toSorted((a, b) => cost(a) - cost(b)))
  }
}
