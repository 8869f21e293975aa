import { createAccountCalls } from '@causeway/widget/client'

const calls = createAccountCalls()

/** Names an earlier address, and removes one. A file of its own, fetched with the first change. */
export const { nameFavourite, removeFavourite } = calls
