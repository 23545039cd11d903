// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Commands as tools for agents

Examples:
  $ helpdeskcli mcp serve

Usage: helpdeskcli mcp <command>

Commands:
  serve  Serve the commands as MCP tools over stdio

More: helpdeskcli mcp <command> --help

Global flags: helpdeskcli help flags
`,
  serve: `Serve the commands as MCP tools over stdio

Examples:
  $ helpdeskcli mcp serve
  $ helpdeskcli mcp serve --allow-writes --profile work

Usage: helpdeskcli mcp serve [flags]

Speaks the Model Context Protocol on standard input and output until the input
ends. Only commands that read are offered, and with --allow-writes the others
too. Every call runs under the profile of the server.

Flags:
  --allow-writes  Offer also the tools that change things

Global flags: helpdeskcli help flags
`,
};
