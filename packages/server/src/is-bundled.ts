import { extname } from 'node:path'

/** True in a server of `galley bundle`, which contains compiled code. tsx compiles the code of all other servers when they load it. */
export const isBundled = extname(__filename) === '.js'

/** The extension of code files of the server. */
export const CODE_EXTENSION = isBundled ? '.js' : '.ts'
