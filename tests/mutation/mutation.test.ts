import { describe, expect, test } from 'vitest'
import { drawRanges } from './draw-ranges.ts'
import { percentOf, scoreOf } from './mutation-report.ts'
import { mutationRooms } from './mutation-rooms.ts'
import { projectRoot } from './mutation-tree.ts'

const at = { location: { start: { line: 3, column: 7 } }, mutatorName: 'EqualityOperator' }

describe('a report', () => {
  const report = {
    files: {
      'core/money/rate.ts': {
        mutants: [
          { ...at, status: 'Killed' },
          { ...at, status: 'Timeout' },
          { ...at, status: 'Survived', replacement: 'a >=\n  b' },
          { ...at, status: 'NoCoverage' },
          { ...at, status: 'Ignored' },
          { ...at, status: 'CompileError' },
        ],
      },
    },
  }

  test('counts what no test noticed or reached against what was noticed, and names it', () => {
    const score = scoreOf('core/money', report)
    expect(score).toMatchObject({ killed: 2, timedOut: 1, survived: 1, uncovered: 1 })
    expect(percentOf(score)).toBe(50)
    expect(score.survivors).toEqual([
      'Survived core/money/rate.ts:3:7 EqualityOperator → a >= b',
      'NoCoverage core/money/rate.ts:3:7 EqualityOperator → ',
    ])
  })

  test('of nothing has no share', () => {
    expect(percentOf(scoreOf('core/result', { files: {} }))).toBeNull()
  })
})

describe('a draw', () => {
  const [room] = mutationRooms
  const draw = (share: number, seed: number, files = '**') =>
    drawRanges(projectRoot, room?.mutate ?? [], { files, share, seed })

  test('is the same for the same seed, and takes about its share', () => {
    expect(draw(0.5, 7)).toEqual(draw(0.5, 7))
    expect(draw(0.5, 7)).not.toEqual(draw(0.5, 8))
    expect(draw(0.9, 7).length).toBeGreaterThan(10)
    expect(draw(0, 7)).toEqual([])
  })

  test('of everything is whole files', () => {
    expect(draw(1, 7)).toContain('core/money/rate.ts')
  })

  test('takes only the files asked for, or all but those', () => {
    const file = 'core/money/rate.ts'
    expect(draw(1, 1, '**/{rate,none}.ts')).toEqual([file])
    const others = draw(1, 1, '!**/{rate,none}.ts')
    expect(others).toEqual(draw(1, 1).filter((each) => each !== file))
  })

  test('takes rules, no tests', () => {
    const files = draw(1, 1).map((range) => range.split(':')[0] ?? '')
    expect(new Set(files)).toContain('core/money/rate.ts')
    expect(files.filter((file) => /test|fixture|index\.ts/.test(file))).toEqual([])
  })
})
