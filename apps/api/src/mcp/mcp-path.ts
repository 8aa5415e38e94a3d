/** Path of the Model Context Protocol. */
export const mcpPath = '/mcp';
