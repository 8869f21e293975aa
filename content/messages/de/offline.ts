import type { Translated } from '../catalogue.ts'
import type { offline as english } from '../en/offline.ts'

export const offline: Translated<typeof english> = {}
