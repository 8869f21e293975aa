import type { BuildCompilerFromPool } from '@fastify/ajv-compiler'
import { AjvCompiler } from '@fastify/ajv-compiler'

/**
 * Builds a route's validator at the first request to it: compiling those of all routes took a third of a start. A
 * schema that cannot be compiled fails that request with an error; a test asks every call.
 */
export const buildLazyValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = AjvCompiler()(schemas, options)
  return (definition, meta) => {
    let validator: ReturnType<typeof compile> | null = null
    const validate = (data: unknown) => {
      validator ??= compile(definition, meta)
      const isValid = validator(data)
      Object.assign(validate, { errors: validator.errors })
      return isValid
    }
    return validate as ReturnType<typeof compile>
  }
}
