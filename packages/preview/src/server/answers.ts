/** Answers that are kept until the content changes. */
const MAX_ANSWERS = 2000

/** Answers that are made of the content, and kept until it changes. */
export function createAnswers(revision: () => number) {
  const answers = new Map<string, Promise<unknown>>()
  let answersOf = -1
  return {
    /** The answer with this key; made when there is none. */
    once: <Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> => {
      if (answersOf !== revision()) {
        answers.clear()
        answersOf = revision()
      }
      const known = answers.get(key) as Promise<Answer> | undefined
      if (known) return known
      if (answers.size >= MAX_ANSWERS) answers.clear()
      const answer = make()
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      return answer
    },
    clear: () => answers.clear(),
  }
}
