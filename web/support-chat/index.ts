export { startChat } from './start-chat.ts'
