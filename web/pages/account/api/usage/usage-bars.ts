import type { ApiData } from '../api-data.ts'

type Part = { readonly y: number; readonly height: number }

/** A day's bar, in units of the drawing: errors stand on what was answered. */
export type UsageBar = {
  readonly day: string
  readonly requests: number
  readonly x: number
  readonly width: number
  readonly answered: Part
  readonly errors: Part & { readonly count: number }
}

/** Of a day's room, for the gap to the next. */
const GAP = 0.3
/** Whatever happened can be seen. */
const LEAST_HEIGHT = 2

/** The bars of these days in a drawing of this size, and how much the highest stands for. */
export function usageBars(
  days: ApiData['usage']['days'],
  { height, width }: { readonly width: number; readonly height: number },
): { readonly bars: readonly UsageBar[]; readonly most: number } {
  const most = Math.max(0, ...days.map(({ requests }) => requests))
  const room = width / Math.max(1, days.length)
  const heightOf = (count: number) =>
    count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * (height - LEAST_HEIGHT))
  const bars = days.map(({ day, errors, requests }, index) => {
    const [answeredHeight, errorsHeight] = [heightOf(requests - errors), heightOf(errors)]
    return {
      day,
      requests,
      x: index * room + (room * GAP) / 2,
      width: room * (1 - GAP),
      answered: { y: height - answeredHeight, height: answeredHeight },
      errors: {
        y: height - answeredHeight - errorsHeight,
        height: errorsHeight,
        count: errors,
      },
    }
  })
  return { bars, most }
}
