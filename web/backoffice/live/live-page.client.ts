import { keepLive } from './keep-live.ts'

keepLive(document)
