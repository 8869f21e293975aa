/** Does something after some milliseconds, and answers how to call it off. */
export type Later = (milliseconds: number, work: () => void) => () => void
