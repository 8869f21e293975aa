import type { FastifySchemaValidationError } from 'fastify'
import type { FieldProblem, RequestFailure } from '../../failures/index.ts'

/**
 * Says what a request's schema refused, by field: an unknown field first, then a missing one, then what is malformed.
 * `instancePath` and `params` are those of Ajv's errors.
 */
export function schemaFailure(errors: readonly FastifySchemaValidationError[]): RequestFailure {
  const unknown = fieldsOf(errors, 'additionalProperties', 'additionalProperty')
  if (unknown[0] !== undefined) {
    const fields = unknown.map((field) => ({ field, problem: 'isn’t a known field' }))
    return { code: 'unknown_field', field: unknown[0], fields }
  }
  const missing = fieldsOf(errors, 'required', 'missingProperty')
  if (missing[0] !== undefined) {
    const fields = missing.map((field) => ({ field, problem: 'is missing' }))
    return { code: 'field_missing', field: missing[0], fields }
  }
  if (errors.some((error) => error.instancePath === '')) return { code: 'body_missing' }
  const fields = malformed(errors)
  return { code: 'field_malformed', field: fields[0]?.field ?? '', fields }
}

function fieldsOf(
  errors: readonly FastifySchemaValidationError[],
  keyword: string,
  param: string,
): readonly string[] {
  return errors
    .filter((error) => error.keyword === keyword)
    .map((error) => fieldName(`${error.instancePath}/${String(error.params[param])}`))
}

function malformed(errors: readonly FastifySchemaValidationError[]): readonly FieldProblem[] {
  const byField = new Map<string, Set<string>>()
  for (const error of errors) {
    // The branches of a union speak for it.
    if (error.keyword === 'anyOf') continue
    const field = fieldName(error.instancePath)
    const problem = problemOf(error)
    byField.set(field, (byField.get(field) ?? new Set()).add(problem))
  }
  return [...byField].map(([field, problems]) => ({ field, problem: [...problems].join(' or ') }))
}

function problemOf({
  keyword,
  message = 'is malformed',
  params,
}: FastifySchemaValidationError): string {
  if (keyword === 'pattern') return 'has characters that it cannot have'
  return keyword === 'const' ? `must be "${params.allowedValue}"` : message
}

function fieldName(instancePath: string): string {
  return instancePath.slice(1).replaceAll('/', '.').slice(0, 100)
}
