import type { Step } from './steps.ts'

type Chosen =
  | { readonly ok: true; readonly steps: readonly Step[] }
  | { readonly ok: false; readonly problem: string }

/** What a suite's runner calls tests of files that differ from the last commit. */
const CHANGED: Readonly<Record<string, string>> = {
  vitest: '--changed',
  playwright: '--only-changed',
}

/**
 * The steps of a run: all, or with `only` one suite and the build that it asks over HTTP; with `changed` the suites run
 * only tests that what is not committed can reach.
 */
export function chooseSteps(
  steps: readonly Step[],
  { only, changed = false }: { readonly only?: string; readonly changed?: boolean },
): Chosen {
  const suites = steps.filter(({ kind }) => kind === 'suite').map(({ name }) => name)
  if (only !== undefined && !suites.includes(only))
    return { ok: false, problem: `--only takes one of ${suites.join(', ')}, not "${only}"` }
  const chosen =
    only === undefined
      ? steps
      : steps.filter(({ name }) => name === only || (name === 'build' && only !== 'unit'))
  return { ok: true, steps: changed ? chosen.map(ofChanges) : chosen }
}

function ofChanges(step: Step): Step {
  const option = step.kind === 'suite' ? CHANGED[step.command[0]] : undefined
  return option === undefined ? step : { ...step, command: [...step.command, option] }
}
