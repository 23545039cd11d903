// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Commands as tools for agents

Examples:
  $ crmcli mcp serve

Usage: crmcli mcp <command>

Commands:
  serve  Serve the commands as MCP tools over stdio

More: crmcli mcp <command> --help

Global flags: crmcli help flags
`,
  serve: `Serve the commands as MCP tools over stdio

Examples:
  $ crmcli mcp serve
  $ crmcli mcp serve --topics deal,person --allow-writes
  $ crmcli mcp serve --all-tools --profile work

Usage: crmcli mcp serve [flags]

Speaks the Model Context Protocol on standard input and output until the input
ends. A core of the commands is offered, unless --all-tools or --topics says
otherwise; without --allow-writes only those that read. Every call runs under
the profile of the server.

Flags:
  --all-tools              Offer a tool for every command instead of the core
                           alone
  --allow-writes           Offer also the tools that change things
  --tool-timeout <number>  Longest time that a call may take [1 or more seconds;
                           default 120]
  --topics <group,...>     Offer the tools of these groups of commands;
                           overrides --all-tools

Global flags: crmcli help flags
`,
};
