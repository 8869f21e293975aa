/** True at the first time of something, false at the second, and so on; each thing counts for itself. */
export function everyOther(): (thing: unknown) => boolean {
  const times = new Map<string, number>()
  return (thing) => {
    const name = JSON.stringify(thing)
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    return before % 2 === 0
  }
}
