import { listenToKeys } from './table-keys.ts'

listenToKeys(document)
