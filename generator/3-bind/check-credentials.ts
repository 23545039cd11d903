/** Checks the credentials of service.yaml: what carries them, where they are valid, and how users sign in. */
import { reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue, within } from '../1-read/source.js';
import type { CredentialSpec, ServiceSpec, SourceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import { carriersOf, headerOf, templatesOf } from './attach.js';
import { fixed } from './headers.js';
import { placeholders } from './words.js';

/** Reports a name that is not declared. */
export type Unknown = (
  what: string,
  name: string | undefined,
  known: readonly string[],
  at: object,
  key: string | number,
) => void;

export function checkCredentials(spec: ServiceSpec, unknown: Unknown, report: Report): void {
  checkAccepted(spec, unknown, report);
  for (const credential of Object.values(spec.credentials ?? {})) checkAttach(credential, spec, unknown, report);
  checkBrowserKeys(spec, report);
  for (const credential of Object.values(spec.credentials ?? {})) checkProof(credential, report);
}

/** Nothing is read from a response to a request that is not sent. */
function checkProof(credential: CredentialSpec, report: Report): void {
  if (credential.prove !== undefined) return;
  for (const key of ['identity', 'remember'] as const)
    reportIdle(report, credential, key, 'it is read from the response to `prove`');
}

/** Checks that hosts name credentials, and that those in one list can be sent together. */
function checkAccepted({ hosts = {}, credentials = {} }: ServiceSpec, unknown: Unknown, report: Report): void {
  for (const { credentials: ways = [] } of Object.values(hosts)) {
    for (const [index, way] of ways.entries()) {
      const [names, at] = typeof way === 'string' ? [[way], ways] : [way, way];
      const taken = new Map<string, string>();
      for (const [position, name] of names.entries()) {
        const key = typeof way === 'string' ? index : position;
        unknown('credential', name, Object.keys(credentials), at, key);
        const credential = credentials[name];
        if (credential === undefined) continue;
        const { headers, query } = carriersOf(credential);
        const places = [
          ...headers.map((header) => `are sent in the header ${header}`),
          ...query.map((parameter) => `are sent in the parameter ${parameter}`),
          ...(credential.kind === 'oauth' ? ['are OAuth, of which a profile stores one'] : []),
        ];
        for (const why of places) {
          const other = taken.get(why);
          if (other !== undefined) report.add('CS360', placeOfValue(at, key), { name, other, why });
          taken.set(why, name);
        }
        if (position > 0 && !leads(ways, name))
          reportIdle(report, credential, 'select', 'the first of those that are sent together is chosen');
      }
    }
  }
}

/** Whether a credential is the first of a way in which requests are let in. */
const leads = (ways: readonly (string | readonly string[])[], name: string): boolean =>
  ways.some((way) => [way].flat()[0] === name);

/** Ways to carry a credential, the first of which counts. */
const kinds = ['sign', 'hmac', 'basic', 'query', 'header'] as const;

/** Checks the names of what a credential is sent with. A value that is read from the service needs a credential itself. */
function checkAttach(credential: CredentialSpec, spec: ServiceSpec, unknown: Unknown, report: Report): void {
  const { kind, attach } = credential;
  const variables = Object.keys(spec.variables ?? {});
  const check = (name: string, known: readonly string[], at: object, key: string | number): void => {
    unknown('part of a credential', name, known, at, key);
    if (!known.includes(name) || spec.variables?.[name]?.lookup === undefined) return;
    report.add('CS334', within(placeOfValue(at, key), name), { name });
  };
  const used = kinds.find((one) => one in attach) ?? 'header';
  for (const key of kinds)
    if (key !== used && key in attach) reportIdle(report, attach, key, `the credential is sent by \`${used}\``);
  if ('sign' in attach && attach.sign !== undefined) {
    const named = attach.variables ?? [];
    for (const [index, name] of named.entries()) check(name, variables, named, index);
    return;
  }
  if ('variables' in attach) reportIdle(report, attach, 'variables', 'only `sign` gets them');
  const templates = templatesOf(attach);
  for (const { template, at, key, known } of templates) {
    const all = kind === 'secret' ? [...known, ...variables] : known;
    for (const name of placeholders(template)) check(name, all, at, key);
  }
  const placeholder = used === 'hmac' ? '{signature}' : '{secret}';
  const isSent = templates.some(({ template }) => template.includes(placeholder));
  if (!isSent && used in attach)
    report.add('CS347', used === 'hmac' ? placeOfKey(attach, used) : placeOfValue(attach, used), {
      key: used,
      placeholder,
    });
  checkHeaders(credential, report);
}

/** Checks that no credential is sent in a header that describes the message itself. */
function checkHeaders({ attach }: CredentialSpec, report: Report): void {
  const hint = 'Write the header in which the service expects the credential, such as authorization.';
  const refuse = (name: string, at: object, key: string): void => {
    const use = fixed[name.toLowerCase()];
    const span = key === 'header' ? within(placeOfValue(at, key), name) : placeOfKey(at, key);
    if (use !== undefined) report.add('CS339', span, { place: 'header', name, use, what: 'the credential', hint });
  };
  if ('hmac' in attach && attach.hmac !== undefined) {
    const { headers = {} } = attach.hmac;
    for (const header of Object.keys(headers)) refuse(header, headers, header);
  } else if (attach.header !== undefined && attach.basic === undefined && attach.query === undefined)
    refuse(headerOf(attach.header).name, attach, 'header');
}

/** Keys about the browser are for users who sign in there: an app that signs in as itself has none of them. */
function checkBrowserKeys(spec: ServiceSpec, report: Report): void {
  for (const [name, credential] of Object.entries(spec.credentials ?? {})) {
    checkSources(credential, report);
    if (credential.kind !== 'oauth') continue;
    const { secret } = credential.client ?? {};
    if (secret === undefined) reportIdle(report, credential.client, 'sent', 'the app has no secret');
    if (credential.device !== undefined) {
      const why = 'users sign in with a code, at `device`';
      for (const key of ['authorize', 'pkce', 'redirect'] as const) reportIdle(report, credential, key, why);
      continue;
    }
    if (credential.authorize !== undefined) {
      const at = placeOfKey(spec.credentials as object, name);
      for (const [key, example] of Object.entries(needed)) {
        if (credential[key as keyof typeof needed] !== undefined) continue;
        report.add('CS202', at, { key, where: `"${name}"`, hint: `Add \`${key}:\`, for example ${example}` });
      }
      continue;
    }
    for (const key of ['authorize-query', 'pkce', 'redirect'] as const) {
      if (credential[key] === undefined) continue;
      reportIdle(report, credential, key, 'without `authorize` or `device`, no user signs in');
    }
  }
}

/** What is read for each value of a sign-in, besides its flag. */
const read: Readonly<
  Record<string, { readonly needs: readonly (keyof SourceSpec)[]; readonly may?: readonly (keyof SourceSpec)[] }>
> = {
  id: { needs: ['flag', 'env'], may: ['setting'] },
  secret: { needs: ['flag', 'env'], may: ['setting'] },
  'port-from': { needs: ['flag'], may: ['setting'] },
  select: { needs: ['flag'], may: ['env'] },
};

/** Checks that values of a sign-in name what the runtime reads, and nothing else. */
function checkSources(credential: CredentialSpec, report: Report): void {
  const owners: readonly object[] =
    credential.kind === 'oauth' ? [credential, credential.client ?? {}, credential.redirect ?? {}] : [credential];
  for (const owner of owners) {
    for (const [key, source] of Object.entries(owner) as [string, SourceSpec][]) {
      const { needs, may = [] } = Object.hasOwn(read, key) ? (read[key] ?? { needs: [] }) : { needs: [] };
      if (needs.length === 0) continue;
      for (const one of needs) {
        if (source[one] !== undefined) continue;
        report.add('CS202', placeOfKey(owner, key), { key: one, where: `"${key}"`, hint: `Add \`${one}:\`.` });
      }
      for (const one of ['env', 'setting'] as const) {
        if (source[one] === undefined || needs.includes(one) || may.includes(one)) continue;
        reportIdle(report, source, one, `\`${key}\` is not read from there`);
      }
    }
  }
  const { select, mode } = credential;
  if (select?.env !== undefined && mode === undefined)
    report.add('CS202', placeOfKey(credential, 'select'), {
      key: 'mode',
      where: 'the credential',
      hint: 'Add `mode:`, the value of the environment variable.',
    });
}

/** Keys that a sign-in in the browser needs, with an example. */
const needed = {
  redirect: '{ path: /callback, port: 9999 }',
} as const;
