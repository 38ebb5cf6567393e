/** Where the server answers assistants that use the Model Context Protocol. */
export const MCP_PATH = '/mcp'
