/** Types of credentials, and of how requests carry them. */

/**
 * A header, or a parameter of the query, with a secret: templates over `{secret}`, for pasted secrets also over variables of
 * the service.
 */
export type Templates =
  | { readonly header: string; readonly value: string }
  | { readonly query: string; readonly value: string }
  | { readonly basic: { readonly user: string; readonly password: string } };

/** A signature (RFC 2104) as the spec declares it. All texts but names are templates. */
export interface Hmac {
  readonly algorithm: 'sha1' | 'sha256' | 'sha512';
  /** What is signed, over the parts of the request and variables of the service. */
  readonly sign: string;
  /** How the secret is written; default: as text. */
  readonly key?: 'base64' | 'hex';
  /** How the signature and the hash of the body are written. */
  readonly encoding: 'hex' | 'base64';
  /** How the time of the request is written. */
  readonly timestamp: 'seconds' | 'milliseconds' | 'iso' | 'http';
  /** Headers that the request gets, by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Parameters that the query gets. Those without the signature are part of the query that is signed. */
  readonly query?: Readonly<Record<string, string>>;
}

/** How a credential is attached to a request: as it is, or as a signature, which a module of the client computes if one is named. */
export type Attach =
  | Templates
  | { readonly hmac: Hmac }
  | { readonly sign: { readonly by: string; readonly variables?: readonly string[] } };

/** What a request carries of its credentials. */
export interface Carried {
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters of the query. They are added when the request is sent: no other part of the client sees an address with them. */
  readonly query: Readonly<Record<string, string>>;
}

/** A request that is about to be sent, as a signature covers it. */
export interface Unsigned {
  readonly method: string;
  /** Whole address with the query, encoded as it is sent. */
  readonly url: URL;
  /** All headers except those of the signature; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the body; empty without one. */
  readonly body: Uint8Array;
}

/** What a request is signed with. */
export interface SigningKey {
  readonly secret: string;
  /** Values of the variables that the credential names. */
  readonly variables: Readonly<Record<string, string>>;
  /** Time of the request. */
  readonly now: Date;
}

/** Returns the headers that sign a request. Called for each attempt, redirect and page; it must not send requests itself. */
export type Signer = (
  request: Unsigned,
  key: SigningKey,
) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;

/** The request that checks a credential at sign-in, and what is read from its response. */
export interface Proof {
  /** Path of the GET. */
  readonly path: string;
  /** Identity of the user: templates (`{data.name}`) by the name they are shown under. */
  readonly identity?: Readonly<Record<string, string>>;
  /** Profile settings filled from the response: dotted path, and whether an existing value is kept. */
  readonly remember?: Readonly<Record<string, { readonly from: string; readonly keep?: true }>>;
}

/** What all kinds of credentials have in common. */
export interface CredentialBase {
  readonly title: string;
  /**
   * Flag of the login command that selects this credential, or an environment variable with this value. A host's first
   * credential is the default; the flag of any other defaults to its name.
   */
  readonly select?: { readonly flag: string; readonly env?: { readonly name: string; readonly value: string } };
  /** Value of the profile setting `auth_mode` after signing in with it. */
  readonly mode?: string;
  /** Command that stores it; default: `auth login`. */
  readonly login?: string;
  /** Absent: no request checks the credential, so that it is stored without one. */
  readonly proof?: Proof;
}

export interface SecretCredential extends CredentialBase {
  readonly kind: 'secret';
  readonly attach: Attach;
  /** Environment variable that carries the secret for one run. */
  readonly env: string;
  /** Flag of the login command, or of the commands that take the credential for one run. */
  readonly flag: string;
}

export interface OAuthCredential extends CredentialBase {
  readonly kind: 'oauth';
  readonly attach: Templates;
  readonly grant: 'authorization-code' | 'device-code' | 'client-credentials';
  /** Environment variable that carries an access token for one run. */
  readonly env?: string;
  /** Absolute URLs, or paths below the origin of the host. */
  readonly authorize?: string;
  /** Device authorization endpoint (RFC 8628): the user enters a code in any browser. */
  readonly device?: string;
  readonly token: string;
  readonly revoke?: string;
  readonly client: {
    readonly id: ClientPart;
    /** Absent: a public client, which has no secret. */
    readonly secret?: ClientPart;
    /** How the client authenticates to the token endpoint. */
    readonly sent: 'basic' | 'form';
    /** Command that registers the client; without one, the sign-in asks for missing values. */
    readonly setup?: string;
  };
  /**
   * Query of the authorize request beside `client_id`, `redirect_uri`, `state` and `response_type=code`, or further fields of
   * the device request. `{flag}` is a flag of the login command (a boolean one gives 1 or 0); an empty parameter is left out.
   */
  readonly authorizeQuery?: Readonly<Record<string, string>>;
  /** The authorize request carries an S256 challenge, and the exchange of the code its verifier (RFC 7636). */
  readonly pkce?: true;
  readonly redirect?: {
    readonly path: string;
    readonly port: number;
    /** Flag that changes the port; its default is a setting of the same name, when there is one. */
    readonly portFlag?: string;
    /** Setting that changes the port. */
    readonly portSetting?: string;
    /** Seconds to wait for the browser; default 120. */
    readonly wait?: number;
    /** Flag or setting with a public domain in front of the callback; then `https://<domain><path>` is the redirect. */
    readonly tunnel?: { readonly flag: string; readonly setting: string; readonly command: string };
    readonly manualFlag?: string;
    /** Flag and setting with the callback URL that is registered with the app; it replaces the one that is made of the others. */
    readonly uri?: { readonly flag: string; readonly setting: string };
  };
  /** Seconds before expiry from which a token is refreshed. */
  readonly refreshBefore: number;
  /** The refresh token can be used only once. */
  readonly singleUse?: true;
  /** Tokens younger than this many seconds are not refreshed on a 401. */
  readonly minAge?: number;
  /** Field of the token response that names the origin of the API; it must match the host's template. */
  readonly originField?: string;
}

export interface ClientPart {
  readonly flag: string;
  readonly env: string;
  /** Profile setting, for parts that are not secret. */
  readonly setting?: string;
}

export type Credential = SecretCredential | OAuthCredential;
