export { type JournalLine, journalLine } from './journal-line.ts'
export { type JournalLock, openJournalLock } from './journal-lock.ts'
export { type Journal, JournalDamaged, type KeptLine, openJournal } from './open-journal.ts'
export { readWitness, rememberWitness } from './witness-file.ts'
