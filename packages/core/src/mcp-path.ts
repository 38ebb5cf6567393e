/** Path of the server's endpoint for the Model Context Protocol. */
export const MCP_PATH = '/mcp'
