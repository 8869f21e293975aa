const WHOLE_NUMBER = /^(0|[1-9]\d{0,9})$/
const LARGEST_TAG = 2 ** 32 - 1

/** Whether a text is a destination tag: a whole number of 32 bits. */
export function isDestinationTag(text: string): boolean {
  return WHOLE_NUMBER.test(text) && Number(text) <= LARGEST_TAG
}
