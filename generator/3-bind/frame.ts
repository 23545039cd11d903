/** Context in which the groups and commands of a service are bound. */
import type { Reference } from '../../runtime/contract/lookups.js';
import type { CatalogueData } from '../../runtime/contract/catalogue.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { Report } from '../diagnostics/report.js';
import type { Part } from './standard.js';
import type { BoundFlag, Taken } from './types.js';

export interface Frame {
  readonly service: ServiceSpec;
  /** Records of the catalogue; absent if the service has none or the file could not be read. */
  readonly catalogue?: CatalogueData;
  /** References of service.yaml and of groups with a number or a code. */
  readonly references: Map<string, Reference>;
  readonly taken: Taken;
  readonly globals: readonly BoundFlag[];
  /** Groups in files of their own, by the words of the group around them. */
  readonly nested: ReadonlyMap<string, readonly Part[]>;
  readonly report: Report;
}
