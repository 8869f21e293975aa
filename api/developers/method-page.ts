import type { DocPage, DocSection } from '../contract/index.ts'
import { errorReference, partnerMethods, type RpcFailureName } from '../partner/index.ts'
import { fields, json, list, table, text } from './blocks.ts'

type MethodName = keyof typeof partnerMethods

/** The names of all methods. */
export const methodNames = Object.keys(partnerMethods) as readonly MethodName[]

/** Parameters, result, errors and an example of a method. */
export function methodPage(name: MethodName): DocPage {
  const { reference, scope } = partnerMethods[name]
  const { errors, example, fields: ofResult, notes, params, result } = reference
  const request = {
    jsonrpc: '2.0',
    id: 1,
    method: name,
    ...(example.params === undefined ? {} : { params: example.params }),
  }
  const sections: readonly DocSection[] = [
    {
      id: 'parameters',
      title: 'Parameters',
      heading: 'parameters',
      blocks: [
        params.length === 0 ? text('None.') : fields(params),
        text(`The key needs the permission \`${scope}\`.`),
        ...(notes.length === 0 ? [] : [list(...notes)]),
      ],
    },
    {
      id: 'result',
      title: 'Result',
      heading: 'result',
      blocks: [text(result), ...(ofResult.length === 0 ? [] : [fields(ofResult)])],
    },
    {
      id: 'example',
      title: 'Example',
      heading: 'example',
      blocks: [
        json('Request', request),
        json('Reply', { jsonrpc: '2.0', id: 1, result: example.result }),
      ],
    },
    { id: 'errors', title: 'Errors', heading: 'errors', blocks: errorBlocks(errors) },
  ]
  return { title: name, lead: reference.summary, sections }
}

function errorBlocks(names: readonly RpcFailureName[]) {
  const general = text('Also the [errors of every request](/developers/errors).')
  return names.length === 0 ? [general] : [errorTable(names), general]
}

/** Errors with code, message and what to do. */
export function errorTable(names: readonly RpcFailureName[]) {
  return table(
    ['Code', 'Message', 'Meaning'],
    names.map((name) => {
      const { example, text: meaning } = errorReference[name]
      return [`\`${example.code}\``, `\`${example.message}\``, meaning]
    }),
  )
}
