export { createSandboxChain } from './create-sandbox-chain.ts'
export { sandboxConfirmations } from './sandbox-confirmations.ts'
export { signSandboxPlan } from './sign-sandbox-plan.ts'
