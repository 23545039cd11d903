// Written by cmdspec; changes here are lost.

export const help: Readonly<Record<string, string>> = {
  '': `Chat and help widget for your own pages

Examples:
  $ helpdeskcli beacon embed 12345678-1234-1234-1234-123456789012
  $ helpdeskcli beacon identify-snippet --beacon-id 12345678-1234-1234-1234-123456789012 --stack php
  # with the key from HELPDESKCLI_BEACON_SECRET
  $ helpdeskcli beacon sign --email ann@example.com

Usage:\thelpdeskcli beacon <command>

Commands:
  embed\tPrint the script that embeds a Beacon in a page
  identify-snippet\tPrint server-side code that signs and identifies a visitor
  sign\tSign an e-mail address for Beacon Secure Mode
  verify\tCheck a Beacon Secure Mode signature

More: helpdeskcli beacon <command> --help

Global flags: helpdeskcli help flags
`,
  embed: `Print the script that embeds a Beacon in a page

Examples:
  $ helpdeskcli beacon embed 12345678-1234-1234-1234-123456789012
  $ helpdeskcli beacon embed 12345678-1234-1234-1234-123456789012 --position left --style iconAndText --text "Need help?"

Usage:\thelpdeskcli beacon embed <beaconId> [flags]

Arguments:
  <beaconId>\tBeacon id

Flags:
  --color <text>\tHex color, for example #617DF3
  --icon-image <word>\tIcon of the button [one of message, beacon, search, buoy, question]
  --position <left|right>\tSide of the screen
  --style <word>\tStyle of the button [one of icon, text, iconAndText, manual]
  --text <text>\tLabel of the button

Global flags: helpdeskcli help flags
`,
  'identify-snippet': `Print server-side code that signs and identifies a visitor

Examples:
  $ helpdeskcli beacon identify-snippet --beacon-id 12345678-1234-1234-1234-123456789012 --stack php
  $ helpdeskcli beacon identify-snippet --beacon-id 12345678-1234-1234-1234-123456789012 --stack python

Usage:\thelpdeskcli beacon identify-snippet --secret <text> --beacon-id <text> [flags]

The code reads the key from the environment variable BEACON_SECRET of your server and never contains the key itself.

Flags:
  --secret <text>\tSecure Mode key of the Beacon [required; env HELPDESKCLI_BEACON_SECRET]
  --beacon-id <text>\tBeacon id [required]
  --stack <word>\tLanguage or framework of your server [one of node, rails, php, django, python; default node]

Global flags: helpdeskcli help flags
`,
  sign: `Sign an e-mail address for Beacon Secure Mode

Examples:
  # with the key from HELPDESKCLI_BEACON_SECRET
  $ helpdeskcli beacon sign --email ann@example.com
  $ helpdeskcli beacon sign --email ann@example.com --output json

Usage:\thelpdeskcli beacon sign --secret <text> --email <text>

Flags:
  --secret <text>\tSecure Mode key of the Beacon [required; env HELPDESKCLI_BEACON_SECRET]
  --email <text>\tE-mail address, signed exactly as typed [required]

Global flags: helpdeskcli help flags
`,
  verify: `Check a Beacon Secure Mode signature

Examples:
  $ helpdeskcli beacon verify --email ann@example.com --signature 897b22de64ef8397c742ace2a50c16617f6e3788aa39c111652363bdf227fb75
  $ helpdeskcli beacon verify --email ann@example.com --output json --signature 897b22de64ef8397c742ace2a50c16617f6e3788aa39c111652363bdf227fb75

Usage:\thelpdeskcli beacon verify --secret <text> --email <text> --signature <text>

Prints "valid" or "invalid".

Flags:
  --secret <text>\tSecure Mode key of the Beacon [required; env HELPDESKCLI_BEACON_SECRET]
  --email <text>\tE-mail address that was signed [required]
  --signature <text>\tSignature (64 hex digits) [required]

Exit codes:
  1\tthe signature does not match

Global flags: helpdeskcli help flags
`,
};
