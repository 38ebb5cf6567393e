export { MAX_SCRIPT_LENGTH, readScript } from './read-script'
export { runScript, type ScriptApi } from './run-script'
export { ScriptError, type Place } from './script'
