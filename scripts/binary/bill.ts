/** Lists the parts of an executable as a bill of materials (CycloneDX). */
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { packagesIn, type Package } from './packages.js';
import type { Executable } from './executable.js';

/** @param sha256 digest of the executable */
export function billOf({ binary, target }: Executable, sha256: string): string {
  const packages = packagesIn(binary, target);
  const own = packages.find(({ name }) => name === binary);
  if (own === undefined) throw new Error(`${binary} has no package.`);
  const main = componentOf(own, Enums.ComponentType.Application);
  main.hashes.set(Enums.HashAlgorithm['SHA-256'], sha256);
  main.properties.add(new Models.Property('platform', target.name));
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: main }) });
  for (const one of packages.filter((other) => other !== own)) {
    const isNode = one.name === target.node.package;
    const component = componentOf(one, isNode ? Enums.ComponentType.Platform : Enums.ComponentType.Library);
    if (isNode) component.hashes.set(Enums.HashAlgorithm['SHA-512'], hex(target.node.integrity));
    bom.components.add(component);
    main.dependencies.add(component.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function componentOf({ name, version, license }: Package, type: Enums.ComponentType): Models.Component {
  const reference = `${name}@${version}`;
  const component = new Models.Component(type, name, {
    version,
    bomRef: reference,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  });
  component.licenses.add(
    /^[\w.+-]+$/.test(license) ? new Models.SpdxLicense(license) : new Models.LicenseExpression(license),
  );
  return component;
}

const hex = (integrity: string): string => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
