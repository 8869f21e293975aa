export { downloadText, type TextFile } from './download-text.ts'
export { readRecoveryFile } from './read-recovery-file.ts'
export { type RecoverableOrder, recoveryFile } from './recovery-file.ts'
export { type SecretOrder, secretInFragment, secretLink } from './secret-link.ts'
