export { downloadText, type TextFile } from './download-text.ts'
export { readRecoveryFile } from './read-recovery-file.ts'
export { recoveryFile } from './recovery-file.ts'
