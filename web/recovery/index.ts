export { readRecoveryFile } from './read-recovery-file.ts'
export { downloadText, recoveryFile, type TextFile } from './recovery-file.ts'
export { secretInFragment, secretLink } from './secret-link.ts'
