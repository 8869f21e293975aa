export { createSandboxChain, sandboxConfirmations } from './create-sandbox-chain.ts'
export { signSandboxPlan } from './sign-sandbox-plan.ts'
