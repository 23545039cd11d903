/** Lists the parts of an executable as a bill of materials (CycloneDX 1.6). */
import type { Executable } from './executable.js';
import type { Package } from './packages.js';

/**
 * @param packages those whose code is in the executable
 * @param sha256 digest of the executable
 */
export function billOf({ program, target }: Executable, packages: readonly Package[], sha256: string): string {
  const own = packages.find(({ name }) => name === program.name);
  if (own === undefined) throw new Error(`The package ${program.name} is not one of its own parts.`);
  const others = packages.filter((one) => one !== own);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        ...componentOf(own, 'application'),
        hashes: [{ alg: 'SHA-256', content: sha256 }],
        properties: [{ name: 'platform', value: target.name }],
      },
    },
    components: others.map((one) =>
      one.name === target.node.package
        ? { ...componentOf(one, 'platform'), hashes: [{ alg: 'SHA-512', content: hex(target.node.integrity) }] }
        : componentOf(one, 'library'),
    ),
    dependencies: [
      { ref: referenceOf(own), dependsOn: others.map(referenceOf) },
      ...others.map((one) => ({ ref: referenceOf(one) })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

const referenceOf = ({ name, version }: Package): string => `${name}@${version}`;

function componentOf(one: Package, type: 'application' | 'platform' | 'library'): object {
  const { name, version, license } = one;
  return {
    type,
    name,
    version,
    'bom-ref': referenceOf(one),
    licenses: [licenseOf(license)],
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

/** Some packages state that they have no license, or a file that has it, in place of an SPDX expression. */
function licenseOf(license: string): object {
  if (/^(?:UNLICENSED$|SEE LICENSE )/i.test(license)) return { license: { name: license } };
  return /^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license };
}

const hex = (integrity: string): string => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
