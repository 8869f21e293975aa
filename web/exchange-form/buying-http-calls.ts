import { createBuyingCalls } from '@causeway/widget/client'

/** Over HTTP. A file of its own, fetched with the first question. */
export const buyingHttpCalls = createBuyingCalls()
