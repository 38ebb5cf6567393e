export { compileScript, MAX_SCRIPT_LENGTH } from './compile-script'
export type { ScriptApi } from './evaluate'
export { runScript } from './run-script'
export { ScriptError } from './script-error'
