export { startShell } from './start-shell.ts'
