// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Commands as tools for agents

Examples:
  $ crmcli mcp serve

Usage:\tcrmcli mcp <command>

Commands:
  serve\tServe the commands as MCP tools over stdio

More: crmcli mcp <command> --help

Global flags: crmcli help flags
`,
  serve: `Serve the commands as MCP tools over stdio

Examples:
  $ crmcli mcp serve
  $ crmcli mcp serve --topics deal,person --allow-writes
  $ crmcli mcp serve --all-tools --profile work

Usage:\tcrmcli mcp serve [flags]

Speaks the Model Context Protocol over standard input and output until the input ends. A core set of commands is offered; --all-tools and --topics offer others. Commands that write need --allow-writes. Every call uses the profile of the server.

Flags:
  --all-tools\tOffer a tool for every command, not only the core set
  --allow-writes\tAlso offer tools that change data
  --result-size <number>\tMaximum size of one result [2000 or more bytes; default 24000]
  --tool-timeout <number>\tTime limit for one call [1 or more seconds; default 120]
  --topics <group,...>\tOffer the tools of these command groups; overrides --all-tools

Global flags: crmcli help flags
`,
};
