/** Translates an OAuth flow of a description to a credential. */
import type { Finding, Flow, Operation, SecurityScheme, Spec } from './types.js';

/** A flow that a client can follow, with the key that it has in the description. */
interface Followed extends Flow {
  readonly name: 'authorizationCode' | 'deviceAuthorization' | 'clientCredentials';
}

/** Callback of the sign-in. A description cannot declare one. */
const redirect = { path: '/callback', port: 9999, 'port-from': { flag: 'port' } };

/** Returns the flow of a scheme that a client can follow; its addresses must be https or below the origin. */
export function flowOf({ flows = {} }: SecurityScheme): Followed | undefined {
  const isUsable = (url: string | undefined) => url !== undefined && /^(?:https:\/\/|\/)\S+$/.test(url);
  const { authorizationCode: code, deviceAuthorization: device, clientCredentials: app } = flows;
  if (code !== undefined && isUsable(code.authorizationUrl) && isUsable(code.tokenUrl))
    return { ...code, name: 'authorizationCode' };
  if (device !== undefined && isUsable(device.deviceAuthorizationUrl) && isUsable(device.tokenUrl))
    return { ...device, name: 'deviceAuthorization' };
  return app !== undefined && isUsable(app.tokenUrl) ? { ...app, name: 'clientCredentials' } : undefined;
}

/** Returns the credential, in the forms that most services accept. */
export function oauthOf(
  { name, authorizationUrl, deviceAuthorizationUrl, tokenUrl, scopes = {} }: Followed,
  env: string,
): Spec {
  const part = (word: string, suffix: string) => ({ flag: word, env: `${env}_${suffix}` });
  const scope = Object.keys(scopes).join(' ');
  return {
    kind: 'oauth',
    title: 'OAuth',
    env: `${env}_ACCESS_TOKEN`,
    attach: { header: 'authorization: Bearer {secret}' },
    token: tokenUrl,
    client: { id: part('client-id', 'CLIENT_ID'), secret: part('client-secret', 'CLIENT_SECRET'), sent: 'form' },
    ...(name === 'deviceAuthorization' && { device: deviceAuthorizationUrl }),
    ...(name === 'authorizationCode' && { authorize: authorizationUrl }),
    ...(name !== 'clientCredentials' && scope !== '' && { 'authorize-query': { scope } }),
    ...(name === 'authorizationCode' && {
      pkce: true,
      redirect,
    }),
  };
}

/**
 * Returns findings about facts that the credential assumes because the description lacks them, and about parts that it
 * leaves out.
 */
export function assumptionsOf({ flows = {} }: SecurityScheme, flow: Followed, scheme: string): Finding[] {
  const pointer = `${scheme}/flows/${flow.name}`;
  const scopes = Object.keys(flow.scopes ?? {}).length;
  const others = Object.keys(flows).filter((name) => name !== flow.name && !name.startsWith('x-'));
  const byBrowser = flow.name === 'authorizationCode';
  const found: (Finding | false)[] = [
    {
      pointer,
      problem:
        'the client id and secret are sent in the form; if the service expects them in a header, write `sent: basic`',
    },
    byBrowser && {
      pointer,
      problem: `the callback is ${redirect.path} on port ${String(redirect.port)}; register it with the service, or correct \`redirect\``,
    },
    byBrowser && {
      pointer,
      problem: 'the sign-in sends a code challenge (PKCE); if the service refuses it, remove `pkce`',
    },
    byBrowser &&
      scopes > 1 && {
        pointer: `${pointer}/scopes`,
        problem: `the sign-in asks for all ${String(scopes)} scopes; remove from \`authorize-query\` what the client does not need`,
      },
    !byBrowser &&
      scopes > 0 && {
        pointer: `${pointer}/scopes`,
        problem: 'the token request names no scopes, so the service decides which the token has',
      },
    flow.refreshUrl !== undefined &&
      flow.refreshUrl !== flow.tokenUrl && {
        pointer: `${pointer}/refreshUrl`,
        problem: 'tokens are refreshed at the token URL',
      },
    ...others.map((name) => ({ pointer: `${scheme}/flows/${name}`, problem: 'a credential has one flow' })),
  ];
  return found.filter((finding) => finding !== false);
}

/** Returns the operations except those that `auth login` sends. */
export function withoutSignIn(
  operations: readonly Operation[],
  credentials: Spec,
  origin: string,
  findings: Finding[],
): readonly Operation[] {
  const addresses = Object.values(credentials).flatMap((credential) => {
    const { kind, token, authorize } = credential as Spec;
    return kind === 'oauth' ? [`POST ${String(token)}`, `GET ${String(authorize)}`] : [];
  });
  return operations.filter((operation) => {
    const { method, path, pointer } = operation;
    const isSent = [path, `${operation.origin ?? origin}${path}`].some((one) => addresses.includes(`${method} ${one}`));
    if (isSent) findings.push({ pointer, problem: '`auth login` sends the request, so there is no command' });
    return !isSent;
  });
}
