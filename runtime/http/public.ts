/** Whether an address is on the public internet. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { CliError } from '../base/errors.js';

/** Networks that are not public: private, loopback, link-local, shared, multicast, reserved and for documentation. */
const closed = new BlockList();
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
  // Teredo, documentation and 6to4: the last contains an IPv4 address.
  ...['2001::/32', '2001:db8::/32', '2002::/16'],
]) {
  const [address = '', bits] = network.split('/');
  closed.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
/** The public addresses of IPv6. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address, without brackets, is on the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/**
 * Checks that an address is https on a public host and names no user.
 *
 * @param what what would be sent there, for the message
 * @throws CliError `config` with the reason
 */
export function checkPublic(url: URL, what = REDIRECT): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const refused = refusalOf(what);
  const notPublic = (target: string): CliError => refused(target, 'its address is not public');
  if (url.protocol !== 'https:') throw refused(`${url.protocol}//${url.host}`, 'it is not an https address');
  if (url.username !== '' || url.password !== '') throw refused(url.origin, 'it contains a user name');
  if (/(?:^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublic(host))) throw notPublic(host);
}

/** Resolves a host name for a connection; a name with an address that is not public is an error. */
export const lookupPublic =
  (what = REDIRECT): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '');
      if (!found.every(({ address }) => isPublic(address)))
        return done(refusalOf(what)(host, 'its address is not public'), '');
      const [first] = found;
      if (options.all === true) done(null, found);
      else done(null, first?.address ?? '', first?.family);
    });
  };

/** Whether an address is on this machine. */
export const isLocal = ({ hostname }: URL): boolean =>
  /(?:^|\.)localhost\.?$/.test(hostname) || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

const REDIRECT = 'redirect';

const refusalOf =
  (what: string) =>
  (target: string, why: string): CliError =>
    new CliError(
      'config',
      `The ${what} to ${target} is not ${what === REDIRECT ? 'followed' : 'sent'}: ${why}. Nothing was sent there.`,
    );
