export { compileScript, MAX_SCRIPT_LENGTH } from './compile-script'
export { type ScriptApi, ScriptError } from './evaluate'
export { runScript } from './run-script'
