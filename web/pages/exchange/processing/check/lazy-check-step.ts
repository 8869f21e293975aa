import { lazyView } from '../../../../client-page/index.ts'
import type { CheckStepProps } from './check-step.tsx'

/** The step before the order: its script comes while addresses are typed. */
export const lazyCheckStep = lazyView<CheckStepProps>(
  async () => (await import('./check-step.tsx')).CheckStep,
)
