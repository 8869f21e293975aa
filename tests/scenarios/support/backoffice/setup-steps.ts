import type { SetupStepOut } from '@causeway/api/contract'
import type { Member } from './staff-steps.ts'

/** What a member reads of the shop's setup: every step in its order. */
export async function setupOf(member: Member): Promise<readonly SetupStepOut[]> {
  const { steps } = (await member.ask('GET', '/setup')).body as {
    readonly steps: readonly SetupStepOut[]
  }
  return steps
}

/** A step by its name. */
export async function setupStep(member: Member, name: string): Promise<SetupStepOut | undefined> {
  return (await setupOf(member)).find(({ step }) => step === name)
}
