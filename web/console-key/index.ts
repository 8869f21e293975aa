export { keepConsoleKey, takeConsoleKey } from './console-key-store.ts'
