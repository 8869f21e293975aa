import type { KyselyPlugin, OperationNode, QueryId, RootOperationNode } from 'kysely'

/** Told where in its life a transaction is: `place_order:before_commit`, `place_order:after_commit`. */
export type TraceStep = (label: string) => void

/** Tells of each write by itself as of a transaction: `update_transfer:before_commit`, `update_transfer:after_commit`. */
export function traceWrites(step: TraceStep): KyselyPlugin {
  const names = new WeakMap<QueryId, string>()
  return {
    transformQuery: ({ node, queryId }) => {
      const name = nameOfWrite(node)
      if (name !== null) {
        names.set(queryId, name)
        step(`${name}:before_commit`)
      }
      return node
    },
    transformResult: async ({ queryId, result }) => {
      const name = names.get(queryId)
      if (name !== undefined) step(`${name}:after_commit`)
      return result
    },
  }
}

function nameOfWrite(node: RootOperationNode): string | null {
  switch (node.kind) {
    case 'InsertQueryNode':
      return node.into === undefined ? null : `insert_${tableOf(node.into)}`
    case 'UpdateQueryNode':
      return node.table === undefined ? null : `update_${tableOf(node.table)}`
    case 'DeleteQueryNode': {
      const [from] = node.from.froms
      return from === undefined ? null : `delete_${tableOf(from)}`
    }
    default:
      return null
  }
}

function tableOf(node: OperationNode): string {
  if ('table' in node && isTable(node.table)) return node.table.identifier.name
  return 'something'
}

function isTable(value: unknown): value is { readonly identifier: { readonly name: string } } {
  return typeof value === 'object' && value !== null && 'identifier' in value
}
