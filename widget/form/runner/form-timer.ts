/** One thing that happens later; setting it anew forgets the earlier one. */
export type FormTimer = {
  readonly set: (work: () => void, milliseconds: number) => void
  readonly clear: () => void
}

export function createFormTimer(): FormTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    set(work, milliseconds) {
      clearTimeout(timer)
      timer = setTimeout(work, milliseconds)
    },
    clear() {
      clearTimeout(timer)
    },
  }
}
