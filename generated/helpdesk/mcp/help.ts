// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Commands as tools for agents

Examples:
  $ helpdeskcli mcp serve

Usage:\thelpdeskcli mcp <command>

Commands:
  serve\tServe the commands as MCP tools over stdio

More: helpdeskcli mcp <command> --help

Global flags: helpdeskcli help flags
`,
  serve: `Serve the commands as MCP tools over stdio

Examples:
  $ helpdeskcli mcp serve
  $ helpdeskcli mcp serve --allow-writes --profile work

Usage:\thelpdeskcli mcp serve [flags]

Speaks the Model Context Protocol over standard input and output until the input ends. Only commands that read are offered; --allow-writes adds the others. Every call uses the profile of the server.

Flags:
  --allow-writes\tAlso offer tools that change data
  --result-size <number>\tMaximum size of one result [2000 or more bytes; default 24000]

Global flags: helpdeskcli help flags
`,
};
