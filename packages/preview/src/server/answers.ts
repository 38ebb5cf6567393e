/** Answers kept for one revision of the content. */
const MAX_ANSWERS = 2000

/** Caches answers that are computed from the content, until its revision changes. */
export function createAnswers(revision: () => number) {
  const answers = new Map<string, Promise<unknown>>()
  let answersOf = -1
  return {
    /** Returns the cached answer for a key, or makes it. A failed answer is not cached. */
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

export type Answers = ReturnType<typeof createAnswers>
