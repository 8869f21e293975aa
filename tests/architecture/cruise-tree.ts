import { join } from 'node:path'
import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser'
import { rules } from './rules.ts'

/** One import that a rule forbids; paths are relative to the tree's root. */
export type Violation = { readonly rule: string; readonly from: string; readonly to: string }

/** One import as the tool resolved it. */
export type Edge = { readonly from: string; readonly to: string; readonly resolved: boolean }

export type CruisedTree = {
  readonly files: number
  readonly edges: readonly Edge[]
  readonly violations: readonly Violation[]
}

/**
 * Follows every import of the given folders of a tree laid out like the project and judges each by
 * the rules. Type-only imports count, because a cycle of types is a cycle.
 */
export async function cruiseTree(root: string, folders: readonly string[]): Promise<CruisedTree> {
  const ruleSet: IFlattenedRuleSet = { forbidden: [...rules] }
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      validate: true,
      ruleSet,
      outputType: 'json',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: ['node_modules', '\\.css$'] },
      exclude: {
        path: [
          '(^|/)web/build/',
          '(^|/)web/\\.react-router/',
          '(^|/)client/dist/',
          '(^|/)\\.cache/',
        ],
      },
      moduleSystems: ['es6'],
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  )
  return readCruise(output, root)
}

function readCruise(output: unknown, root: string): CruisedTree {
  const text = typeof output === 'string' ? output : JSON.stringify(output)
  const result: CruiseReport = JSON.parse(text)
  const own = result.modules.filter((module) => !module.source.includes('node_modules/'))
  if (own.length === 0) throw new Error(`no source files found under ${join(root, '.')}`)
  return {
    files: own.filter((module) => !module.coreModule && !module.couldNotResolve).length,
    edges: own.flatMap((module) =>
      module.dependencies.map((dependency) => ({
        from: module.source,
        to: dependency.resolved,
        resolved: !dependency.couldNotResolve,
      })),
    ),
    violations: result.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  }
}

type CruiseReport = {
  readonly modules: readonly {
    readonly source: string
    readonly coreModule?: boolean
    readonly couldNotResolve?: boolean
    readonly dependencies: readonly {
      readonly resolved: string
      readonly couldNotResolve: boolean
    }[]
  }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}
