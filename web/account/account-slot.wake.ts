import { wakePart } from '../live-parts/index.ts'
import { accountSlot } from './account-slot.tsx'

wakePart(accountSlot)
