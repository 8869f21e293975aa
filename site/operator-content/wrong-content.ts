/** A file of the operator's is not what was expected: names it, the place in it, and what should stand there. */
export class WrongContent extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'WrongContent'
  }
}
