import { listenForPasskeys } from './listen-for-passkeys.ts'

listenForPasskeys(document)
