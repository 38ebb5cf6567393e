import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageBy } from '@galley/core/current-language'

const storage = new AsyncLocalStorage<string | undefined>()
readLanguageBy(() => storage.getStore())

/** Runs a function in which the settings of the site are those of a language, also after `await`. */
export const inLanguage = <Result>(code: string | undefined, run: () => Result): Result => storage.run(code, run)

/** Sets the language for the rest of the running function, also after `await`. For hooks, which cannot run the code that follows them. */
export const enterLanguage = (code: string | undefined) => storage.enterWith(code)
