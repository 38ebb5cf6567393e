export { registerMcp } from './register-mcp'
