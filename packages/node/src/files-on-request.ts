import { extname, resolve } from 'node:path'
import { writeFiles } from './written-files'

/** The functions of Express that this file calls. */
interface DevServer {
  get(
    path: string,
    answer: (
      request: { path: string },
      response: { type(extension: string): { send(text: string): void } },
      next: (error?: unknown) => void,
    ) => Promise<void>,
  ): void
}

/** Serves files that `gatsby develop` creates on the first request, so that a save need not wait for them. */
export function createFilesOnRequest() {
  let made: Promise<ReadonlyMap<string, string>> | undefined
  return {
    /** Drops the files after a change of content. The next request creates them again. */
    forget: () => void (made = undefined),
    /**
     * Adds the route of the files to Gatsby's server.
     * @param app Gatsby's Express server.
     * @param folder URL path of the files, such as "/api/search".
     * @param make Returns the text of each file by its path.
     */
    serve(app: unknown, folder: string, make: () => Promise<ReadonlyMap<string, string>>) {
      // Gatsby would serve files of an earlier build first.
      writeFiles(resolve('public'), folder, new Map())
      ;(app as DevServer).get(`${folder}/*`, async ({ path }, response, next) => {
        try {
          made ??= make()
          const text = (await made).get(path)
          if (text === undefined) next()
          else response.type(extname(path)).send(text)
        } catch (error) {
          made = undefined
          next(error)
        }
      })
    },
  }
}
