import { runCommandLine } from './command-line'
import { runCommand } from './run.mjs'

void runCommand(() => runCommandLine(process.argv.slice(2)))
