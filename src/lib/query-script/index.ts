export { compileScript, MAX_SCRIPT_LENGTH, type ScriptApi } from './compile-script'
export { runScript } from './run-script'
export { ScriptError } from './script-error'
