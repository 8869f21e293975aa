/** A JSON number as it was written: money in it must never pass through a double. */
export class JsonNumber {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

/** Parses JSON with every number kept as its source text (`JSON.parse`, proposal "source text access"). Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  return JSON.parse(text, keepNumberSource)
}

function keepNumberSource(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number') return value
  if (context?.source === undefined) throw new Error('This runtime hides the source of numbers')
  return new JsonNumber(context.source)
}
