import { createRequire } from 'node:module'
import { peerDependencies } from '../../package.json'

/** The SDK, which only sites with `mcp: true` install. */
export const MCP_SDK = '@modelcontextprotocol/server'

/** @throws Error if the SDK is not installed */
export function requireMcpSdk() {
  try {
    createRequire(__filename).resolve(MCP_SDK)
  } catch (cause) {
    throw new Error(
      `"mcp: true" in src/site.ts needs the package ${MCP_SDK}, which is not installed. Install it with "npm install ${MCP_SDK}@${peerDependencies[MCP_SDK]}", or write "mcp: false".`,
      { cause },
    )
  }
}
